import type { RiderHoldingRow } from '@cablepark/contract/rides/held-rides.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { freeUnpaid, readUnpaid } from './api/heldRides.ts';
import { holdingTexts } from './holding.texts.ts';

/** The most rides that the question lists by name. */
const namedAtMost = 8;

/** Lists a rider's unpaid rides, asks, frees them, and reports the number. */
export function useFreeing(rider: RiderHoldingRow, name: string) {
  const texts = useTexts();
  const t = useStaffPageTexts(holdingTexts);
  const words = useSlotWords();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const freeing = useMutation({
    mutationFn: async () => {
      const slots = await readUnpaid(rider.id);
      if (slots.length === 0) return null;
      const more = slots.length - namedAtMost;
      const lines = [
        t.freeText,
        ...slots.slice(0, namedAtMost).map(words.place),
        ...(more > 0 ? [t.andMore(more)] : []),
      ];
      const isConfirmed = await confirm({
        title: t.freeQuestion(slots.length, name),
        text: lines.join('\n'),
        confirmLabel: t.freeConfirm,
        danger: true,
      });
      const ids = slots.map(({ id }) => id);
      return isConfirmed ? await freeUnpaid(rider.id, ids) : undefined;
    },
    onSuccess: (result) => {
      if (result === null) toast.info(t.nothingUnpaid);
      else if (result) {
        const { freed, kept } = result;
        toast.success(kept.length === 0 ? t.freed(freed.length) : t.freedSome(freed.length, kept.length));
      }
    },
    onError: (error) => toast.error(failedText(t.failed, error, texts)),
    onSettled: () => queries.invalidateQueries({ queryKey: slotKeys.all }),
  });
  return { isBusy: freeing.isPending, free: () => freeing.mutate() };
}
