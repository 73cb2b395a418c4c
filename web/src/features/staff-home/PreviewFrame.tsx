import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Preview.module.css';

interface PreviewFrameProps {
  title: string;
  /** The size of the simulated screen, and its scale. */
  className: string;
  /** The index of the visible child; -1 to leave the scroll position. */
  section: number;
  children: ReactNode;
}

/**
 * An iframe with a screen size of its own, so that media queries match it. It is an empty document of this origin, under the same policy; it is
 * inert, because it only shows the fields' values.
 */
export function PreviewFrame({ title, className, section, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const start = () => setScreen(frame.current?.contentDocument?.body ?? null);
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
          onLoad={start}
        />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
      {screen && createPortal(<div inert>{children}</div>, screen)}
    </figure>
  );
}

/** Sections have their height only once the styles are loaded. @returns the clean-up function */
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

/** Copies the styles of this document, and later ones. @returns the clean-up function */
function dress(inner: Document): () => void {
  const root = inner.documentElement;
  for (const name of document.documentElement.getAttributeNames()) {
    // The content security policy forbids a style attribute.
    if (name !== 'style') root.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
  }
  // The site's bars are hidden, so their heights are zero.
  for (const bar of ['--topbar-height', '--tabbar-height']) root.style.setProperty(bar, '0px');
  const copies = new Set<Element>();
  const copyStyles = () => {
    for (const sheet of document.querySelectorAll(isStyle)) {
      if (!copies.has(sheet)) inner.head.append(sheet.cloneNode(true));
      copies.add(sheet);
    }
  };
  copyStyles();
  const observer = new MutationObserver(copyStyles);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
