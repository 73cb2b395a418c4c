import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Enquiry } from '@cablepark/domain/groups/enquiry';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { EnquiryTable } from '../../db/tables/group-tables.ts';

export type EnquiryRow = Selectable<EnquiryTable>;

/** The facts that the rules need; null without an enquiry. */
export function factsOf(row: EnquiryRow | null): Enquiry | null {
  if (row === null) return null;
  const { state, offer, offered_until } = row;
  const until = offered_until === null ? null : Temporal.Instant.fromEpochMilliseconds(offered_until);
  return { state, offer, until };
}

/** @returns its id */
export async function insertEnquiry(db: Db, row: Insertable<EnquiryTable>): Promise<number> {
  const { id } = await db.insertInto('enquiry').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findEnquiry(db: Db, id: number): Promise<EnquiryRow | null> {
  return (await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Each call about an enquiry locks it first, before accounts and slots (`db/locks.ts`). */
export async function lockEnquiry(db: Db, engine: Store['engine'], id: number): Promise<EnquiryRow | null> {
  const row = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Changes an enquiry if its state and its offer number are still as given. @returns whether a row changed */
export async function changeEnquiry(
  db: Db,
  { id, state, offer }: Pick<EnquiryRow, 'id' | 'state' | 'offer'>,
  change: Updateable<EnquiryTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('offer', '=', offer)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many enquiries this address has written since then. */
export async function countWritten(db: Db, email: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface GroupRide {
  booking: number;
  slot: number;
  name: string | null;
}

/** The active rides of a party, in riding order. */
export async function findRides(db: Db, party: number | null): Promise<GroupRide[]> {
  if (party === null) return [];
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'slot_id', 'person'])
    .where('party_id', '=', party)
    .where('state', 'in', livingStates)
    .orderBy('start_at')
    .orderBy('asset_id')
    .orderBy('slot_id')
    .execute();
  return rows.map(({ id, slot_id, person }) => ({ booking: id, slot: slot_id, name: person }));
}

/** Enquiries for days before `day`, and those without a proved address after the time to prove it. */
export async function findOldEnquiries(
  db: Db,
  { day, unprovedBeforeMs }: { day: Temporal.PlainDate; unprovedBeforeMs: number },
): Promise<Pick<EnquiryRow, 'id' | 'account_id'>[]> {
  return await db
    .selectFrom('enquiry')
    .select(['id', 'account_id'])
    .where((eb) =>
      eb.or([
        eb('day', '<', day.toString()),
        eb.and([eb('state', '=', 'unproved'), eb('created_at', '<=', unprovedBeforeMs)]),
      ]),
    )
    .orderBy('id')
    .execute();
}

export async function deleteEnquiry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('enquiry').where('id', '=', id).execute();
}
