import { paths } from '@cablepark/contract/paths';
import { dateText } from '@cablepark/domain/time/display';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { type Count, closeDay } from './api/dayCloses.ts';

/** Closes a day and opens its snapshot, also if another desk was faster. */
export function useClosing() {
  const texts = useTexts();
  const t = useStaffTexts().closing;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ day, ...count }: Count & { day: Temporal.PlainDate }) => closeDay(day, count),
    onSuccess(_nothing, { day }) {
      toast.success(t.done(dateText(day)));
      void navigate(`${paths.closings}/${day.toString()}`);
    },
    onError(error) {
      // The list shows who closed it.
      if (error instanceof ApiError && error.code === 'DAY_CLOSED')
        toast.error(failedText(t.failed, error, texts));
    },
    // If the totals changed meanwhile, the new ones are visible before a retry. After a close they would be refused.
    onSettled: (_nothing, error) =>
      client.invalidateQueries({ queryKey: slotKeys.all, refetchType: error ? 'active' : 'none' }),
  });
}
