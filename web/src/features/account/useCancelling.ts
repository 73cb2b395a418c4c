import { decideCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { isTooLate, tryCancelling } from '../../booking/bookSlot.ts';
import { failedCancelling } from '../../booking/failedCancelling.ts';
import { useCostWords } from '../../booking/useCostWords.tsx';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { CallUs } from '../../park/CallUs.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import type { Account } from '../../session/account.ts';
import { useConfirm, useInfo } from '../../ui/Modals.tsx';

/** Asks, cancels at once on the screen, and puts the slot back where it is the rider's still, which is looked up where the answer was lost. `key` is the list that shows it. */
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
    mutationFn: (slot: Slot) =>
      tryCancelling(slot.id, user.id, () => toast.info(texts.planner.unsureCancelling)),
    onMutate: async (slot) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Slot[]>(key);
      queries.setQueryData<Slot[]>(key, (slots) => slots?.filter((other) => other.id !== slot.id));
      return before;
    },
    onSuccess: (outcome, _slot, before) => {
      if (outcome.kind === 'done') return toast.success(t.cancelled);
      queries.setQueryData(key, before);
      return isTooLate(outcome) ? refuse() : toast.error(failedCancelling(outcome, texts));
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
