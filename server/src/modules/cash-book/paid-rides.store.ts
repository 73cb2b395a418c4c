import type { CloseFact } from '@cablepark/domain/payments/close-facts';
import type { Db } from '../../db/store.ts';
import type { KeptFact, PaidRide } from './close-record.ts';
import { findNames } from './day-closes.store.ts';

/** The facts with the rides of their payments, as they are now: a close keeps them, though the rides change later. */
export async function keepRides(db: Db, facts: readonly CloseFact[]): Promise<KeptFact[]> {
  const rides = await findPaidRides(
    db,
    facts.flatMap(({ payment }) => payment ?? []),
  );
  return facts.map((fact) => ({ ...fact, ride: rides.get(fact.payment ?? 0) ?? null }));
}

/** The same for facts of which some have their rides already. */
export async function withRides(
  db: Db,
  facts: readonly KeptFact[],
): Promise<(CloseFact & { ride: PaidRide | null })[]> {
  const current = await keepRides(
    db,
    facts.filter(({ ride }) => ride === undefined),
  );
  const rides = new Map(current.map(({ entry, ride }) => [entry, ride]));
  return facts.map((fact) => ({ ...fact, ride: fact.ride ?? rides.get(fact.entry) ?? null }));
}

/** The first names of riders; of a merged guest that of the account which has their rides. */
export async function findRiderNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, string | null>> {
  const accountIds = ids.filter((id) => id !== null);
  if (accountIds.length === 0) return new Map();
  const merges = await db
    .selectFrom('account_merge')
    .select(['guest_account as guest', 'into_account as into'])
    .where('state', '=', 'merged')
    .where('guest_account', 'in', accountIds)
    .execute();
  const names = await findNames(db, accountIds);
  const intoNames = await findRiderNames(
    db,
    merges.map(({ into }) => into),
  );
  for (const { guest, into } of merges) names.set(guest, intoNames.get(into) ?? null);
  return names;
}

async function findPaidRides(db: Db, payments: readonly number[]): Promise<Map<number, PaidRide>> {
  if (payments.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.id', 'booking.start_at as start', 'booking.account_id as rider'])
    .where('payment.id', 'in', payments)
    .execute();
  return new Map(rows.flatMap(({ id, start, rider }) => (start === null ? [] : [[id, { start, rider }]])));
}
