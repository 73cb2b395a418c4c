import { decideCancelling } from '@cablepark/domain/booking.rules';
import type { Slot } from '@cablepark/domain/slots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ApiError } from '../api/errors.ts';
import { cancelSlot } from '../api/patchSlot.ts';
import type { Account } from '../auth/account.ts';
import { useCostWords } from '../booking/useCostWords.tsx';
import { useSlotWords } from '../booking/useSlotWords.ts';
import { clock } from '../clock.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { errorText } from '../ui/errorText.ts';
import { useConfirm, useInfo } from '../ui/Modals.tsx';

/** Asks, cancels at once on the screen, and puts the slot back where the server refuses. `key` is the list that shows it. */
export function useCancelling(user: Account, key: readonly string[]): (slot: Slot) => Promise<void> {
  const texts = useTexts();
  const t = texts.account;
  const { policy } = usePark();
  const words = useSlotWords();
  const costs = useCostWords();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const info = useInfo();

  const refuse = () =>
    info({
      title: t.cancelTooLateTitle,
      text: createElement(CallUs, { text: t.cancelTooLate(t.beforeMinutes(policy.cancelClosesMinutes)) }),
    });

  const cancelling = useMutation({
    mutationFn: (slot: Slot) => cancelSlot(slot.id),
    onMutate: async (slot) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Slot[]>(key);
      queries.setQueryData<Slot[]>(key, (slots) => slots?.filter((other) => other.id !== slot.id));
      return before;
    },
    onSuccess: () => toast.success(t.cancelled),
    onError: (error, _slot, before) => {
      queries.setQueryData(key, before);
      if (error instanceof ApiError && error.code === 'TOO_LATE') void refuse();
      else toast.error(errorText(error, texts, t.cancelFailed));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  });

  return async (slot) => {
    const decision = decideCancelling(slot, user, clock.now(), policy);
    if (decision === 'TOO_LATE') return refuse();
    const confirmed = await confirm({
      title: t.cancelQuestion,
      text: costs.toCancel(words.what(slot), slot),
      confirmLabel: t.cancelConfirm,
      cancelLabel: t.cancelKeep,
    });
    if (confirmed) cancelling.mutate(slot);
  };
}
