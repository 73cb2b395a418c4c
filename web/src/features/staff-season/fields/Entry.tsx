import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import styles from '../Season.module.css';

interface EntryProps {
  title: string;
  /** Without it the entry can't be removed. */
  onRemove?: (() => void) | undefined;
  removeLabel: string;
  children: Elements;
}

/** One of several entries, with a heading and a remove button. */
export function Entry({ title, onRemove, removeLabel, children }: EntryProps) {
  const head = useId();
  return (
    <fieldset className={styles.entry} aria-labelledby={head}>
      <div className={styles.entryHead}>
        <span id={head} className={styles.entryTitle}>
          {title}
        </span>
        {onRemove && (
          <Button variant="quiet" aria-label={removeLabel} onClick={onRemove}>
            <CloseIcon />
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}
