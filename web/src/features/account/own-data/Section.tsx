import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { Elements } from '../../../ui/elements.ts';
import styles from './OwnData.module.css';

interface GroupProps {
  heading: string;
  icon: ReactElement;
  children: Elements;
}

/** A card of topics that belong together, under one heading. */
export function Group({ heading, icon, children }: GroupProps) {
  return (
    <div className={styles.group}>
      <h2>
        <span className={styles.icon}>{icon}</span> <span>{heading}</span>
      </h2>
      <div className={styles.card}>{children}</div>
    </div>
  );
}

interface SectionProps {
  heading: string;
  summary?: ReactNode;
  children?: Elements;
}

/** One topic of the page: a heading, the current state, and the actions. */
export function Section({ heading, summary, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {summary !== undefined && <div className={styles.summary}>{summary}</div>}
      {children}
    </section>
  );
}

interface FoldedProps {
  /** Text of the button that opens it. */
  action: string;
  /** The button's accessible label, without its heading. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A rare form behind a button; the focus moves into it and back to the button. */
export function Folded({ action, label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
    else if (wasOpen.current) box.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div ref={box} className={classes(!open && styles.folded)}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button aria-label={label} onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
    </div>
  );
}
