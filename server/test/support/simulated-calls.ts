import type { Rider } from '../races/riders.ts';

/** What is known of a slot. */
export interface Held {
  by: string | null;
  payment: number | null;
}

export interface SimulatedCall {
  name: string;
  counts?: 'bookings' | 'cancels' | 'payments';
  fits(before: Held): boolean;
  ask(
    slot: number,
    before: Held,
    rider: Rider,
  ): { method: string; path: string; body: object; asDesk?: boolean };
  after(before: Held, rider: Rider, answered: { id: number } | undefined): Held;
  /** Whether a slot may be so when nobody knows whether the simulated was done. */
  mayLeave(before: Held, now: Held): boolean;
}

const isSame = (a: Held, b: Held) => a.by === b.by && a.payment === b.payment;

/** What riders and the desk do to a slot, booking first. */
export const simulatedCalls: readonly [SimulatedCall, ...SimulatedCall[]] = [
  {
    name: 'book',
    counts: 'bookings',
    fits: ({ by }) => by === null,
    ask: (slot, _before, { id }) => ({
      method: 'PATCH',
      path: `/items/Slot/${slot}`,
      body: { bookedBy: id },
    }),
    after: (_before, { id }) => ({ by: id, payment: null }),
    // Of a contested slot it may be anybody's.
    mayLeave: (_before, now) => now.payment === null,
  },
  {
    name: 'cancel',
    counts: 'cancels',
    fits: ({ by, payment }) => by !== null && payment === null,
    ask: (slot) => ({ method: 'PATCH', path: `/items/Slot/${slot}`, body: { bookedBy: null } }),
    after: () => ({ by: null, payment: null }),
    mayLeave: (before, now) => isSame(before, now) || now.by === null,
  },
  {
    name: 'pay',
    counts: 'payments',
    fits: ({ by, payment }) => by !== null && payment === null,
    ask: (slot) => ({ method: 'POST', path: '/items/Payment', body: { slot, method: 'cash' }, asDesk: true }),
    after: ({ by }, _rider, answered) => ({ by, payment: answered?.id ?? null }),
    mayLeave: (before, now) => now.by === before.by,
  },
  {
    name: 'void',
    fits: ({ payment }) => payment !== null,
    ask: (_slot, { payment }) => ({
      method: 'POST',
      path: '/desk/voids',
      body: { payment, reason: 'Pomyłka' },
      asDesk: true,
    }),
    after: ({ by }) => ({ by, payment: null }),
    mayLeave: (before, now) =>
      now.by === before.by && (now.payment === null || now.payment === before.payment),
  },
];

export function heldBy({ by, payment }: Held): string {
  return `${by === null ? 'free' : `held by ${by}`}${payment === null ? '' : `, paid by ${payment}`}`;
}
