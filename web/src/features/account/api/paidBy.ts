import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { readPayments } from '../../../booking/api/readPayments.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** Whether a refund of this payment goes back online, or at the desk where it was paid. */
export type PaymentPlace = (payment: number) => 'online' | 'desk';

/** Reads how these slots were paid. @returns null while loading; after an error the cancellation itself shows it */
export function usePaidBy(slots: readonly Slot[]): PaymentPlace | null {
  const ids = slots.flatMap(({ payment }) => payment ?? []).toSorted((a, b) => a - b);
  const { data, isPending } = useQuery({
    queryKey: [...slotKeys.all, 'own payments', ids],
    queryFn: async ({ signal }) => await readPayments(ids, { withPass: false, signal }),
    enabled: ids.length > 0,
  });
  if (isPending && ids.length > 0) return null;
  const atDesk = new Set(data?.flatMap(({ id, method }) => (isOnline(method) ? [] : id)));
  return (payment) => (atDesk.has(payment) ? 'desk' : 'online');
}

function isOnline(method: string): boolean {
  return method === 'online' || method === 'pass';
}
