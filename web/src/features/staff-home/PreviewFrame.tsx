import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Preview.module.css';

interface PreviewFrameProps {
  title: string;
  /** The size of the screen, and how much smaller it is shown. */
  className: string;
  /** Which part of the children is to be seen; -1 for wherever it stands. */
  section: number;
  children: ReactNode;
}

/**
 * A screen of its own inside the page, so that all that asks for the screen's size is answered as there. It is an empty document of
 * this very page, under the same policy; nothing in it can be pressed or reached by the keys, for it shows what the fields say.
 */
export function PreviewFrame({ title, className, section, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const begin = () => setScreen(frame.current?.contentDocument?.body ?? null);
  useEffect(() => (screen ? dress(screen.ownerDocument) : undefined), [screen]);
  useEffect(() => {
    if (!screen || section < 0) return undefined;
    return keepInView(screen, section);
  }, [screen, section]);
  return (
    <figure className={className}>
      <div className={styles.screen}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html>"
          onLoad={begin}
        />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
      {screen && createPortal(<div inert>{children}</div>, screen)}
    </figure>
  );
}

/** Sections have their height once the styles are there. @returns how to stop */
function keepInView(screen: HTMLElement, section: number): () => void {
  const inner = screen.ownerDocument;
  const show = () => {
    const target = screen.querySelectorAll('section')[section];
    if (target) inner.documentElement.scrollTop = target.offsetTop;
  };
  show();
  inner.addEventListener('load', show, { capture: true });
  return () => inner.removeEventListener('load', show, { capture: true });
}

const isStyle = 'link[rel=stylesheet], style';

/** Gives a document the styles of this one, and those that come later. @returns how to stop */
function dress(inner: Document): () => void {
  const root = inner.documentElement;
  for (const name of document.documentElement.getAttributeNames()) {
    // A style written as text is what the policy forbids.
    if (name !== 'style') root.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
  }
  // The site's bars are not shown, and the screen is as much smaller.
  for (const bar of ['--topbar-height', '--tabbar-height']) root.style.setProperty(bar, '0px');
  const given = new Set<Element>();
  const give = () => {
    for (const sheet of document.querySelectorAll(isStyle)) {
      if (!given.has(sheet)) inner.head.append(sheet.cloneNode(true));
      given.add(sheet);
    }
  };
  give();
  const observer = new MutationObserver(give);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
