import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { PartyPlace } from '../booking-rows.store.ts';

/** @returns the party's id */
export async function insertParty(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  contact: string,
): Promise<number> {
  const { id } = await db
    .insertInto('party')
    .values({ account_id: contact, created_at: now.epochMilliseconds, created_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The account of a party's contact; null if there is no such party. */
export async function findContact(db: Db, party: number): Promise<string | null> {
  const row = await db.selectFrom('party').select('account_id').where('id', '=', party).executeTakeFirst();
  return row?.account_id ?? null;
}

/** The place of a booking, also of an ended one, in a party of this contact; null for a ride outside a party. */
export async function findPlaceOf(db: Db, booking: number, contact: string): Promise<PartyPlace | null> {
  const row = await db
    .selectFrom('booking')
    .innerJoin('party', 'party.id', 'booking.party_id')
    .select(['party.id as party', 'booking.person'])
    .where('booking.id', '=', booking)
    .where('party.account_id', '=', contact)
    .executeTakeFirst();
  return row ?? null;
}

/** The rides that share one contact: all rides of a party, or one ride outside a party. */
interface RidesTogether {
  /** Null for a ride outside a party. */
  party: number | null;
  /** Slot ids, ascending. */
  slots: readonly number[];
}

/** The active rides of the slot's party; only the slot itself if it has no party. */
export async function findRidesTogether(db: Db, slot: number): Promise<RidesTogether> {
  const rides = await db
    .selectFrom('booking as ride')
    .innerJoin('booking', 'booking.party_id', 'ride.party_id')
    .select(['booking.party_id as party', 'booking.slot_id as slot'])
    .where('ride.slot_id', '=', slot)
    .where('ride.state', 'in', livingStates)
    .where('booking.state', 'in', livingStates)
    .orderBy('booking.slot_id')
    .execute();
  const [first] = rides;
  return first
    ? { party: first.party, slots: rides.map((ride) => ride.slot) }
    : { party: null, slots: [slot] };
}

/** Makes another account the contact of a party. The caller gives it the party's active rides in the same transaction. */
export async function setContact(db: Db, party: number, contact: string): Promise<void> {
  await db.updateTable('party').set({ account_id: contact }).where('id', '=', party).execute();
}

/** Sets the rider's name of a ride in a party; its slot must be locked. @returns whether the slot is a ride of that party */
export async function setPerson(
  db: Db,
  { party, slot, person }: { party: number; slot: number; person: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ person })
    .where('slot_id', '=', slot)
    .where('party_id', '=', party)
    .where('state', 'in', livingStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases the names in a contact's parties, and the gear of the contact's rides. */
export async function forgetPeopleOf(db: Db, contact: string): Promise<void> {
  await db
    .updateTable('booking')
    .set({ person: null, gear: null })
    .where('account_id', '=', contact)
    .where((eb) => eb.or([eb('person', 'is not', null), eb('gear', 'is not', null)]))
    .execute();
}

/** Erases the names of rides before that time. */
export async function forgetPeopleBefore(db: Db, beforeMs: number): Promise<void> {
  await db
    .updateTable('booking')
    .set({ person: null })
    .where('party_id', 'is not', null)
    .where('person', 'is not', null)
    .where('start_at', '<', beforeMs)
    .execute();
}

/** A ride's number among the active rides of its party, from 1. */
export interface PlaceInParty {
  number: number;
  of: number;
  /** Whether staff booked it for its contact. */
  isByStaff: boolean;
}

/** The places of these slots in parties of several rides, in riding order. */
export async function findPlaces(db: Db, slots: readonly number[]): Promise<Map<number, PlaceInParty>> {
  if (slots.length === 0) return new Map();
  const rides = await db
    .selectFrom('booking')
    .innerJoin('party', 'party.id', 'booking.party_id')
    .select([
      'party.id as party',
      'booking.slot_id as slot',
      'party.account_id as contact',
      'party.created_by',
    ])
    .where('booking.state', 'in', livingStates)
    .where('party.id', 'in', (eb) =>
      eb
        .selectFrom('booking as ride')
        .select('ride.party_id')
        .where('ride.slot_id', 'in', [...slots])
        .where('ride.state', 'in', livingStates)
        .where('ride.party_id', 'is not', null),
    )
    .orderBy('booking.start_at')
    .orderBy('booking.asset_id')
    .orderBy('booking.slot_id')
    .execute();
  const places = [...Map.groupBy(rides, ({ party }) => party).values()].flatMap((ofParty) =>
    ofParty.map(({ slot, contact, created_by }, index): [number, PlaceInParty] => [
      slot,
      { number: index + 1, of: ofParty.length, isByStaff: created_by !== contact },
    ]),
  );
  return new Map(places.filter(([slot, { of }]) => of > 1 && slots.includes(slot)));
}
