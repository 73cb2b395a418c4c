import { useEffect, useRef } from 'react';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import { useConfirm } from '../dialogs/Modals.tsx';
import type { Elements } from '../elements.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import styles from './SecretLink.module.css';

export interface SecretLinkWords {
  make: string;
  /** Label of the link that opens it; without it the link is for others, and copying is the primary action. */
  open?: string;
  link: string;
  copy: string;
  copied: string;
  renew: string;
  renewQuestion: string;
  renewText: string;
  keep: string;
}

interface SecretLinkProps {
  /** Null if there is none yet. */
  url: string | null;
  /** The protocol for another program than the browser: `webcal` marks a calendar subscription. */
  scheme?: 'webcal';
  words: SecretLinkWords;
  busy: boolean;
  onRenew: () => void;
  /** A button that revokes the link. It is apart from the buttons that get the focus back. */
  end?: Elements;
}

/** A secret address, of a calendar or of the park's own screen: open it, copy it, or renew it. */
export function SecretLink({ url, scheme, words, busy, onRenew, end }: SecretLinkProps) {
  const confirm = useConfirm();
  const { box, noteAsked } = useFocusAfter(url, busy);
  const ask = () => {
    noteAsked();
    onRenew();
  };
  const renew = async () => {
    const { renewQuestion, renewText, renew: confirmLabel, keep } = words;
    const question = { title: renewQuestion, text: renewText, confirmLabel, cancelLabel: keep };
    if (await confirm(question)) ask();
  };
  if (url === null) {
    return (
      <div ref={box} className={styles.actions}>
        <Button busy={busy} onClick={ask}>
          {words.make}
        </Button>
        {end && <span>{end}</span>}
      </div>
    );
  }
  return (
    <div ref={box} className={classes(styles.actions, styles.link)}>
      <LinkToCopy
        key={url}
        link={url}
        label={words.link}
        copy={words.copy}
        copied={words.copied}
        isFirst={words.open === undefined}
      />
      {words.open !== undefined && (
        <a
          className={classes(buttons.button, buttons.primary)}
          href={scheme ? url.replace(/^https?/, scheme) : url}
        >
          {words.open}
        </a>
      )}
      <Button variant="quiet" busy={busy} onClick={() => void renew()}>
        {words.renew}
      </Button>
      {end && <span>{end}</span>}
    </div>
  );
}

/**
 * Restores the focus after a renewal: a busy button loses it, and the first "create" button disappears. The focus goes to the new link, or else to
 * the button, unless the visitor moved it meanwhile.
 */
function useFocusAfter(url: string | null, busy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const requestedFrom = useRef<{ url: string | null } | null>(null);
  useEffect(() => {
    const before = requestedFrom.current;
    if (busy || !before) return;
    requestedFrom.current = null;
    const at = document.activeElement;
    if (at && at !== document.body && !box.current?.contains(at)) return;
    const next = url === before.url ? [':scope > button:last-of-type'] : [':scope > a', ':scope > button'];
    const targets = next.map((each) => box.current?.querySelector<HTMLElement>(each));
    targets.find((each) => each)?.focus();
  }, [url, busy]);
  return { box, noteAsked: () => (requestedFrom.current = { url }) };
}
