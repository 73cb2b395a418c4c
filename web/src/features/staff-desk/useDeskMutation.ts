import { useCallback, useMemo } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Outcome, SlotMutation } from '../../booking/changeSlots.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { deskExtras, deskStates } from './api/deskData.ts';
import { deskOutcomeText } from './deskOutcomeText.ts';
import { keepFocus } from './keepFocus.ts';
import { type Did, useUndoing } from './undo/useUndoing.ts';
import { useDeskTexts } from './useDeskTexts.ts';

export interface OutcomeTexts {
  done: string;
  /** The failed action; the reason follows. */
  failed: string;
  /** The desk's own reasons of this action, by code; they follow `failed`. */
  refused?: Readonly<Record<string, string>>;
  /** The action that the message offers to undo. */
  did?: Did;
}

/** Runs a desk mutation and reports the outcome. */
export function useDeskMutation() {
  const texts = useTexts();
  const t = useDeskTexts();
  const { features } = usePark();
  const { run, pending } = useSlotMutation(useMemo(() => deskStates(deskExtras(features)), [features]));
  const { offer } = useUndoing();

  const tryChange = useCallback(
    async (mutation: SlotMutation, words: OutcomeTexts): Promise<Outcome['kind']> => {
      const outcome = await run(mutation, () => toast.info(t.unsure));
      keepFocus(mutation.slots);
      if (outcome.kind === 'done') {
        const message = toast.success(words.done);
        if (words.did && features.includes('desk')) void offer(message, words.done, words.did);
      } else toast.error(deskOutcomeText(outcome, words, texts, t));
      return outcome.kind;
    },
    [run, offer, features, texts, t],
  );
  /** @returns whether it was done */
  const change = useCallback(
    async (mutation: SlotMutation, words: OutcomeTexts) => (await tryChange(mutation, words)) === 'done',
    [tryChange],
  );
  return { change, tryChange, pending };
}
