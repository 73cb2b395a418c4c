import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { undoCancelMutation } from '../api/undoCancelling.ts';
import { isTooLate, type RiderMessage } from '../outcomeText.ts';
import type { RunMutation } from '../useSlotMutation.ts';
import { isUnsent } from '../useSlotQuestion.tsx';
import { useSlotWords } from '../useSlotWords.ts';
import { failedUndo } from './failedUndo.ts';
import styles from './UndoBar.module.css';
import { type UndoOffer, useUndoOffer, withdrawUndo } from './undoOffer.ts';

interface UndoBarProps {
  run: RunMutation;
  say: (message: RiderMessage) => void;
  /** Whether it is at the bottom of a sheet: the page behind is inert. */
  inSheet: boolean;
}

/** Offers for ten seconds to undo a cancellation, at the bottom of the screen; Alt+T focuses it, like all messages. */
export function UndoBar(props: UndoBarProps) {
  const offer = useUndoOffer();
  return offer && <Offer key={offer.untilMs} offer={offer} {...props} />;
}

function Offer({ offer, run, say, inSheet }: UndoBarProps & { offer: UndoOffer }) {
  const texts = useTexts();
  const t = texts.planner.undoing;
  const words = useSlotWords();
  const [state, setState] = useState<'offered' | 'working' | 'failed'>('offered');
  const [message, setMessage] = useState('');
  const bar = useRef<HTMLElement>(null);
  useTimeIsOver(offer, state === 'offered' && message === '');
  useMessageKey(() => bar.current?.querySelector('button')?.focus());

  const undo = async () => {
    const hadFocus = bar.current?.contains(document.activeElement) ?? false;
    const section = bar.current?.parentElement;
    setState('working');
    const outcome = await run(undoCancelMutation(offer.slot), () => setMessage(t.unsure));
    if (outcome.kind === 'done') {
      if (hadFocus) focusWhatCameBack(offer.slot.id, section);
      withdrawUndo(offer);
      say({ kind: 'success', text: `${t.done}\n${words.when(offer.slot)}` });
      return;
    }
    const text = failedUndo(outcome, texts);
    setMessage(text);
    say({ kind: 'error', text });
    // If the request did not reach the server, a retry is safe.
    setState(isUnsent(outcome) && !isTooLate(outcome) ? 'offered' : 'failed');
  };

  return (
    <section className={classes(styles.bar, inSheet && styles.inSheet)} aria-label={t.label} ref={bar}>
      <output className={styles.text}>{message || t.cancelled(words.time(offer.slot))}</output>
      {state === 'failed' ? (
        <Button onClick={() => withdrawUndo(offer)}>{texts.common.ok}</Button>
      ) : (
        <Button
          variant="primary"
          busy={state === 'working'}
          aria-keyshortcuts="Alt+T"
          onClick={() => void undo()}
        >
          {texts.planner.undo}
        </Button>
      )}
      {state === 'offered' && message === '' && <TimeLeft untilMs={offer.untilMs} />}
    </section>
  );
}

/** The clicked button disappears: the focus moves to the slot, or to its future list. */
function focusWhatCameBack(slot: number, section: HTMLElement | null | undefined): void {
  const heading = section?.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  const place = document.querySelector<HTMLElement>(`button[data-slot="${slot}"]`) ?? heading;
  place?.focus({ preventScroll: true });
}

/** Counts down with the offer. */
function TimeLeft({ untilMs }: Pick<UndoOffer, 'untilMs'>) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (line.current) line.current.style.animationDuration = `${untilMs - performance.now()}ms`;
  }, [untilMs]);
  return <span ref={line} className={styles.left} aria-hidden="true" />;
}

/** Removes the offer at its deadline; an error stays until the rider dismisses it. */
function useTimeIsOver(offer: UndoOffer, runs: boolean): void {
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => withdrawUndo(offer), offer.untilMs - performance.now());
    return () => clearTimeout(timer);
  }, [offer, runs]);
}

/** The key of messages (SPEC.md §2) focuses this first, because other messages are inert. */
function useMessageKey(focus: () => void): void {
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.stopImmediatePropagation();
      focusNow();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
