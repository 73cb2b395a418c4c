import type { Slot } from '@cablepark/domain/slots/slot';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useConfirm, useInfo } from '../../../ui/dialogs/Modals.tsx';

/** Reports that a slot is gone, and offers the next one. It asks again and does not book: the thumb may already be on its way to the old button. */
export function useNextOffer() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const confirm = useConfirm();
  const info = useInfo();
  return async (next: Slot | null, book: (slot: Slot) => Promise<void>): Promise<void> => {
    if (!next) return info({ title: t.goneTitle, text: t.goneAll });
    const offer = { title: t.goneTitle, text: t.goneText(words.what(next)), confirmLabel: t.askForNext };
    if (!(await confirm(offer))) return;
    // The focus moves to the slot that the question offered.
    document.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
    await book(next);
  };
}
