import { useMutation, useQueryClient } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { limitText } from '../../../booking/limitText.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError, isUncertain } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { answerClosedRide, type ClosedRideAnswer, closedRide } from './api/closedRide.ts';
import { mailedBooking } from './api/mailedBooking.ts';

export interface Answering {
  /** @returns whether it was saved */
  answer: (answer: ClosedRideAnswer) => Promise<boolean>;
  isPending: boolean;
  /** Whether the last answer was saved here. */
  isDone: boolean;
  /** Why the last answer was not saved; null without a failure. */
  failure: string | null;
  /** Whether the response was lost. The refetched state of the ride shows whether it was saved. */
  isUnsure: boolean;
}

/** Answers for a closed ride. After any other outcome the page refetches it, because a lost answer may have been saved. */
export function useAnswering(token: string): Answering {
  const texts = useTexts();
  const t = usePageTexts(mailedBookingTexts).closed;
  const { zone } = usePark();
  const client = useQueryClient();
  const { queryKey } = closedRide(token, true);
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: (answer: ClosedRideAnswer) => answerClosedRide(token, answer),
    onSuccess: (ride) => client.setQueryData(queryKey, ride),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () =>
      Promise.all(
        [mailedBooking(token).queryKey, slotKeys.all].map((key) =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  });

  function failureText(): string | null {
    if (!error) return null;
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'CHANGED_SINCE') return t.changed;
    if (code === 'SLOT_TAKEN') return t.taken;
    return limitText(error, texts, zone) ?? failedText(t.failed, error, texts);
  }

  return {
    answer: async (answer) => {
      try {
        await mutateAsync(answer);
        return true;
      } catch {
        // The page shows the error.
        return false;
      }
    },
    isPending,
    isDone: isSuccess,
    failure: failureText(),
    isUnsure: isUncertain(error),
  };
}
