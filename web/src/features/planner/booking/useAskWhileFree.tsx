import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOpenQuestion } from '../../../ui/dialogs/Modals.tsx';
import type { OpenQuestion, Question } from '../../../ui/dialogs/questions.ts';
import { type Gone, watchGone } from './watchGone.ts';

/** `other`: the second positive answer. The question stays open during the work. */
export type Answer =
  | { kind: 'yes' | 'other'; question: OpenQuestion }
  | { kind: 'no' }
  | ({ kind: 'gone' } & Gone);

/** Asks whether to book these slots, and closes the question as soon as one of them is gone. */
export function useAskWhileFree() {
  const queries = useQueryClient();
  const open = useOpenQuestion();
  return async (slots: readonly [Slot, ...Slot[]], me: string, question: Question): Promise<Answer> => {
    let loss: Gone | null = null;
    let isAnswered = false;
    const watch = (takeBack: () => void) =>
      watchGone(queries, slots, me, (what) => {
        if (isAnswered) return;
        loss = what;
        takeBack();
      });
    const text = (
      <>
        <div>{question.text}</div>
        <WhileFree watch={watch} />
      </>
    );
    const openedQuestion = await open({ ...question, text });
    isAnswered = true;
    if (openedQuestion.choice === 'cancel') return answerOf(loss);
    return { kind: openedQuestion.choice === 'confirm' ? 'yes' : 'other', question: openedQuestion };
  };
}

function answerOf(loss: Gone | null): Answer {
  return loss ? { kind: 'gone', ...loss } : { kind: 'no' };
}

/** Closes its own question, like Escape. */
function WhileFree({ watch }: { watch: (takeBack: () => void) => () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => watch(() => ref.current?.closest('dialog')?.dispatchEvent(new Event('cancel'))), [watch]);
  return <span ref={ref} hidden />;
}
