import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { dateText } from '@cablepark/domain/time/display';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { closeDay } from './api/dayCloses.ts';

/** The displayed and counted sums, in grosze. */
interface Count {
  day: Temporal.PlainDate;
  sums: MethodSums;
  counted: number;
  note: string | null;
}

/** Closes a day. @param onClose closes the dialog, also if another desk was faster */
export function useClosing(onClose: () => void) {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ day, ...count }: Count) => closeDay(day, count),
    onSuccess(_nothing, { day }) {
      toast.success(t.done(dateText(day)));
      onClose();
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'DAY_CLOSED') return;
      // The page shows who closed it.
      toast.error(failedText(t.failed, error, texts));
      onClose();
    },
    // If the totals changed meanwhile, the new ones are visible before a retry.
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
}
