import type { Slot } from '@cablepark/domain/slots/slot';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useConfirm, useInfo } from '../../../ui/dialogs/Modals.tsx';

/**
 * Says that a slot has gone, and offers to ask about the next one. It asks once more and does not book: the thumb was
 * already on its way to the button of the question before.
 */
export function useNextOffer() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const confirm = useConfirm();
  const info = useInfo();
  return async (next: Slot | null, book: (slot: Slot) => Promise<void>): Promise<void> => {
    if (!next) return info({ title: t.goneTitle, text: t.goneAll });
    const offer = { title: t.goneTitle, text: t.goneText(words.what(next)), confirmLabel: t.askForNext };
    if (!(await confirm(offer))) return;
    // The question goes away to where the rider would have pressed.
    document.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
    await book(next);
  };
}
