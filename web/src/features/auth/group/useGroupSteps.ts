import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError, isUncertain } from '../../../lib/http/errors.ts';
import { type GroupStep, mailedGroup, payDeposit, takeGroupStep } from './api/group.ts';

export interface GroupSteps {
  /** Sends the step. Its response becomes the page's state; the page shows a failure. @returns whether it succeeded */
  take: (step: GroupStep) => Promise<boolean>;
  /** Redirects to the provider's page to pay the deposit. */
  pay: (offer: number) => void;
  isBusy: boolean;
  /** The confirmation of the last step; null if the new state shows it. */
  notice: string | null;
  failure: string | null;
  /** The last step, if its response was lost. The refetched state shows whether it was done. */
  lostStep: GroupStep['kind'] | null;
  /** Whether the link is too old to prove the address. */
  isExpired: boolean;
}

/** The actions of a group's link. After a refusal it refetches the enquiry, because the desk has changed it. */
export function useGroupSteps(token: string): GroupSteps {
  const texts = useTexts();
  const t = usePageTexts(groupTexts);
  const client = useQueryClient();
  const { queryKey } = mailedGroup(token);
  const [notice, setNotice] = useState<string | null>(null);
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (step: GroupStep) => takeGroupStep(token, step),
    onMutate: () => setNotice(null),
    onSuccess: (group, step) => {
      client.setQueryData(queryKey, group);
      setNotice(step.kind === 'accept' ? t.acceptedNow : step.kind === 'names' ? t.namesSaved : null);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const payment = useMutation({
    mutationFn: (offer: number) => payDeposit(token, offer),
    onSuccess: (url) => window.location.assign(url),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const code = error instanceof ApiError ? error.code : null;
  const isExpired = code === 'TOKEN_EXPIRED';
  const failure = () => {
    if (payment.error) return failedText(t.payFailed, payment.error, texts);
    if (error === null || variables === undefined) return null;
    if (isExpired) return t.expired;
    if (code === 'CHANGED_SINCE') return t.gone;
    if (code === 'TOO_LATE') return t.tooLate;
    const titles = {
      prove: t.proveFailed,
      accept: t.acceptFailed,
      decline: t.declineFailed,
      names: t.namesFailed,
    };
    return failedText(titles[variables.kind], error, texts);
  };
  const take = async (step: GroupStep) => {
    try {
      await mutateAsync(step);
      return true;
    } catch {
      return false;
    }
  };
  const isBusy = isPending || payment.isPending;
  const lostStep = isUncertain(error) ? (variables?.kind ?? null) : null;
  return { take, pay: payment.mutate, isBusy, notice, failure: failure(), lostStep, isExpired };
}
