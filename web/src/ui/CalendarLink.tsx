import buttons from './Button.module.css';
import { Button } from './Button.tsx';
import styles from './CalendarLink.module.css';
import { classes } from './classes.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { useConfirm } from './Modals.tsx';

export interface CalendarLinkWords {
  make: string;
  /** On the link that a calendar program opens. */
  open: string;
  link: string;
  copy: string;
  copied: string;
  renew: string;
  renewQuestion: string;
  renewText: string;
  keep: string;
}

interface CalendarLinkProps {
  /** Null where none has been made. */
  url: string | null;
  words: CalendarLinkWords;
  busy: boolean;
  onRenew: () => void;
}

/** The secret address of a calendar: to be opened, copied, or given up for another. */
export function CalendarLink({ url, words, busy, onRenew }: CalendarLinkProps) {
  const confirm = useConfirm();
  const renew = async () => {
    const { renewQuestion, renewText, renew: confirmLabel, keep } = words;
    const question = { title: renewQuestion, text: renewText, confirmLabel, cancelLabel: keep };
    if (await confirm(question)) onRenew();
  };
  if (url === null) {
    return (
      <div>
        <Button busy={busy} onClick={onRenew}>
          {words.make}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.link}>
      <LinkToCopy key={url} link={url} label={words.link} copy={words.copy} copied={words.copied} />
      {/* By this name programs know that it is a calendar to be fetched again and again. */}
      <a className={classes(buttons.button, buttons.primary)} href={url.replace(/^https?:/, 'webcal:')}>
        {words.open}
      </a>
      <Button variant="quiet" busy={busy} onClick={() => void renew()}>
        {words.renew}
      </Button>
    </div>
  );
}
