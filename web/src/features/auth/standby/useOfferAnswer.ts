import { useMutation, useQueryClient } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { limitText } from '../../../booking/limitText.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError, isUncertain } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { answerMailedOffer, mailedOffer, type OfferAnswer } from './api/mailedOffer.ts';

export interface OfferAnswering {
  /** @returns whether it was saved */
  answer: (answer: OfferAnswer) => Promise<boolean>;
  isPending: boolean;
  /** Whether the last answer was saved here. */
  isDone: boolean;
  /** Why the last answer was not saved; null without a failure, and if the page itself shows it. */
  failure: string | null;
  /** Whether the response was lost. The refetched state of the offer shows whether it was saved. */
  isUnsure: boolean;
}

/** Answers an offer. After any other outcome the page refetches it, because a lost answer may have been saved. */
export function useOfferAnswer(token: string): OfferAnswering {
  const texts = useTexts();
  const t = usePageTexts(standbyTexts);
  const { zone } = usePark();
  const client = useQueryClient();
  const { queryKey } = mailedOffer(token);
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: (answer: OfferAnswer) => answerMailedOffer(token, answer),
    onSuccess: (offer) => client.setQueryData(queryKey, offer),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const code = error instanceof ApiError ? error.code : '';
  const isShownAnyway = code === 'SLOT_TAKEN' || code === 'TOO_LATE';
  const failure =
    error && !isShownAnyway
      ? (limitText(error, texts, zone) ?? failedText(t.answerFailed, error, texts))
      : null;
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
    failure,
    isUnsure: isUncertain(error),
  };
}
