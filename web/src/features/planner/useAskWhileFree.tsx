import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ConfirmQuestion, useConfirm } from '../../ui/Modals.tsx';
import { type Gone, watchGone } from './watchGone.ts';

export type Answer = { kind: 'yes' } | { kind: 'no' } | ({ kind: 'gone' } & Gone);

/** Asks whether to book these slots, and takes the question back as soon as one of them has gone. */
export function useAskWhileFree() {
  const queries = useQueryClient();
  const confirm = useConfirm();
  return async (
    slots: readonly [Slot, ...Slot[]],
    me: string,
    question: ConfirmQuestion,
  ): Promise<Answer> => {
    let gone: Gone | null = null;
    const watch = (takeBack: () => void) =>
      watchGone(queries, slots, me, (what) => {
        gone = what;
        takeBack();
      });
    const text = (
      <>
        {question.text}
        <WhileFree watch={watch} />
      </>
    );
    if (await confirm({ ...question, text })) return { kind: 'yes' };
    return answerOf(gone);
  };
}

function answerOf(gone: Gone | null): Answer {
  return gone ? { kind: 'gone', ...gone } : { kind: 'no' };
}

/** Closes the question that it stands in, as the key Escape does. */
function WhileFree({ watch }: { watch: (takeBack: () => void) => () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => watch(() => ref.current?.closest('dialog')?.dispatchEvent(new Event('cancel'))), [watch]);
  return <span ref={ref} hidden />;
}
