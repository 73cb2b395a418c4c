import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { undoCancelMutation } from '../api/undoCancelling.ts';
import { isTooLate, type Message } from '../outcomeText.ts';
import type { RunMutation } from '../useSlotMutation.ts';
import { useSlotWords } from '../useSlotWords.ts';
import { isUnsent } from '../useWorkInQuestion.tsx';
import { failedUndo } from './failedUndo.ts';
import styles from './UndoBar.module.css';
import { type UndoOffer, useUndoOffer, withdrawUndo } from './undoOffer.ts';

interface UndoBarProps {
  run: RunMutation;
  say: (message: Message) => void;
  /** Whether it stands in a sheet, at its lower edge: the page behind takes no presses. */
  inSheet: boolean;
}

/** Offers for ten seconds to undo a cancelling, in reach of a thumb; Alt+T leads there, as to all messages. */
export function UndoBar(props: UndoBarProps) {
  const offer = useUndoOffer();
  return offer && <Offer key={offer.untilMs} offer={offer} {...props} />;
}

function Offer({ offer, run, say, inSheet }: UndoBarProps & { offer: UndoOffer }) {
  const texts = useTexts();
  const t = texts.planner.undoing;
  const words = useSlotWords();
  const [state, setState] = useState<'offered' | 'working' | 'failed'>('offered');
  const [told, setTold] = useState('');
  const button = useRef<HTMLDivElement>(null);
  useTimeIsOver(offer, state === 'offered' && told === '');
  useMessageKey(() => button.current?.querySelector('button')?.focus());

  const undo = async () => {
    setState('working');
    const outcome = await run(undoCancelMutation(offer.slot), () => setTold(t.unsure));
    if (outcome.kind === 'done') {
      withdrawUndo(offer);
      say({ kind: 'success', text: `${t.done}\n${words.when(offer.slot)}` });
      return;
    }
    const text = failedUndo(outcome, texts);
    setTold(text);
    say({ kind: 'error', text });
    // While nothing has reached the park, the same may be tried again.
    setState(isUnsent(outcome) && !isTooLate(outcome) ? 'offered' : 'failed');
  };

  const leftMs = Math.max(offer.untilMs - performance.now(), 0);
  return (
    <div
      className={classes(styles.bar, inSheet && styles.inSheet)}
      role="group"
      aria-label={t.label}
      ref={button}
    >
      <output className={styles.text}>{told || t.cancelled(words.time(offer.slot))}</output>
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
      {state === 'offered' && told === '' && (
        <span className={styles.left} style={{ animationDuration: `${leftMs}ms` }} aria-hidden="true" />
      )}
    </div>
  );
}

/** Takes the offer away when its time is over; what has failed stays until somebody has read it. */
function useTimeIsOver(offer: UndoOffer, runs: boolean): void {
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => withdrawUndo(offer), offer.untilMs - performance.now());
    return () => clearTimeout(timer);
  }, [offer, runs]);
}

/** The key of messages (SPEC.md §2) leads here first: the others take no presses. */
function useMessageKey(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.stopImmediatePropagation();
      latest.current();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
