import type { Slot } from '@cablepark/domain/slots/slot';
import { hasBegun } from '@cablepark/domain/slots/slot';
import { readNoShows } from '../../booking/api/readNoShows.ts';
import { type Payment, readPayments } from '../../booking/api/readPayments.ts';
import { readUsers } from '../staff-people/api/readUsers.ts';
import { type Rider, riderOf } from './rider.ts';

/** The first part of the keys under which the desk keeps what it shows; an action changes them all. */
export const deskKey = ['slots', 'desk'] as const;

/** Slots with what belongs to them, as plain data, so that a new reading leaves what has not changed in place. */
export interface DeskData {
  slots: readonly Slot[];
  /** By account id; a holder who is missing here has no account any more. */
  riders: Readonly<Record<string, Rider>>;
  /** By payment id. */
  payments: Readonly<Record<number, Payment>>;
  /** Slots whose rider did not come. */
  missing: readonly number[];
}

/** What an action changes, or what the server says of one slot. */
export interface DeskChange {
  slot: Pick<Slot, 'id'> & Partial<Slot>;
  rider?: Rider;
  payment?: Payment;
  missing?: boolean;
}

/**
 * Reads who holds these slots, how they were paid and who did not come.
 * @param noShows whether the server keeps them. @throws ApiError, NetworkError, AbortError.
 */
export async function readDeskData(
  slots: readonly Slot[],
  { noShows, now }: { noShows: boolean; now: Temporal.Instant },
  signal?: AbortSignal,
): Promise<DeskData> {
  const holders = new Set(slots.flatMap(({ rider }) => rider ?? []));
  const paid = slots.flatMap(({ payment }) => payment ?? []);
  const begun = noShows ? slots.filter((slot) => slot.rider !== null && hasBegun(slot, now)) : [];
  const [users, payments, missing] = await Promise.all([
    readUsers([...holders], signal),
    readPayments(paid, signal),
    readNoShows(
      begun.map(({ id }) => id),
      signal,
    ),
  ]);
  return {
    slots,
    riders: Object.fromEntries(users.map((row) => [row.id, riderOf(row)])),
    payments: Object.fromEntries(payments.map((payment) => [payment.id, payment])),
    missing: missing.map(({ slot }) => slot),
  };
}

/** Data without the slot stays the very same, so that nothing is drawn anew for it. */
export function withChange(data: DeskData, change: DeskChange): DeskData {
  const { slot, rider, payment, missing } = change;
  if (!data.slots.some(({ id }) => id === slot.id)) return data;
  return {
    slots: data.slots.map((known) => (known.id === slot.id ? { ...known, ...slot } : known)),
    riders: rider ? { ...data.riders, [rider.id]: rider } : data.riders,
    payments: payment ? { ...data.payments, [payment.id]: payment } : data.payments,
    missing: missing === undefined ? data.missing : withMissing(data.missing, slot.id, missing),
  };
}

function withMissing(ids: readonly number[], slot: number, missing: boolean): readonly number[] {
  const others = ids.filter((id) => id !== slot);
  return missing ? [...others, slot] : others;
}
