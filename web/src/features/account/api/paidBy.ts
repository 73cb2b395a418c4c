import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { readPayments } from '../../../booking/api/readPayments.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** Whether what was paid with this payment comes back online, or at the desk where it was taken. */
export type PaidBy = (payment: number) => 'online' | 'desk';

/** Reads how these slots were paid. @returns null while it is being read; where it cannot be, cancelling itself tells */
export function usePaidBy(slots: readonly Slot[]): PaidBy | null {
  const ids = slots.flatMap(({ payment }) => payment ?? []).toSorted((a, b) => a - b);
  const { data, isPending } = useQuery({
    queryKey: [...slotKeys.all, 'own payments', ids],
    queryFn: async ({ signal }) => await readPayments(ids, signal),
    enabled: ids.length > 0,
  });
  if (isPending && ids.length > 0) return null;
  const atDesk = new Set(data?.flatMap(({ id, method }) => (isOnline(method) ? [] : id)));
  return (payment) => (atDesk.has(payment) ? 'desk' : 'online');
}

function isOnline(method: string): boolean {
  return method === 'online' || method === 'pass';
}
