import type { Selectable } from 'kysely';
import type { SlotTable } from '../../db/slot-tables.ts';
import type { Db } from '../../db/store.ts';
import { inPortions } from '../../next-turn.ts';
import type { FeedOwner } from './feeds.store.ts';

/** More than a calendar program shows; a track has some forty slots a day. */
const mostOfTrack = 3_000;
/** More than anybody rides in a season: whoever books all there is holds nobody up by fetching it. */
const mostOfRider = 200;

export interface FeedBooking extends Selectable<SlotTable> {
  first_name: string | null;
  last_name: string | null;
  event: string | null;
  event_en: string | null;
  /** Where the booking began; entry 0 of one that the history does not know. */
  origin: { slot: number; entry: number };
  moves: number;
  /** When it was made or moved; null where nobody knows. */
  bookedAt: number | null;
}

interface Entry {
  id: number;
  slot_id: number;
  created_at: number;
  moved_from: number | null;
}

/** So many are read in one step: others are answered in between. */
const atOnce = 50;

/** The bookings of a calendar that start after this moment, the earliest first, each with its beginning: a few reads for each step. */
export async function findFeedBookings(
  db: Db,
  of: FeedOwner & { slot?: number },
  fromMs: number,
): Promise<FeedBooking[]> {
  const held = db
    .selectFrom('slot')
    .innerJoin('account', 'account.id', 'slot.booked_by')
    // Nobody is told of a booking that still waits to be paid.
    .where('slot.hold_until', 'is', null)
    .where((eb) =>
      'account' in of ? eb('slot.booked_by', '=', of.account) : eb('slot.asset_id', '=', of.track),
    )
    .orderBy('slot.start_at')
    .orderBy('slot.id');
  const slots = await held
    .select('slot.id')
    .where('slot.start_at', '>', fromMs)
    .$if(of.slot !== undefined, (query) => query.where('slot.id', '=', of.slot ?? 0))
    .limit('account' in of ? mostOfRider : mostOfTrack)
    .execute();
  return await inPortions(slots, atOnce, async (some) => {
    const ids = some.map(({ id }) => id);
    const rows = await held
      .leftJoin('event', 'event.id', 'slot.event_id')
      .selectAll('slot')
      .select(['account.first_name', 'account.last_name'])
      .select(['event.name as event', 'event.name_en as event_en'])
      .where('slot.id', 'in', ids)
      .execute();
    const newest = await findNewest(db, ids);
    const known = await findAncestors(db, [...newest.values()]);
    return rows.map((row) => ({ ...row, ...beginningOf(row.id, newest.get(row.id), known) }));
  });
}

/** The entry by which each of these slots is held now. */
async function findNewest(db: Db, slots: readonly number[]): Promise<Map<number, Entry>> {
  if (slots.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_history')
    .innerJoin('slot', (join) =>
      join
        .onRef('slot.id', '=', 'booking_history.slot_id')
        .onRef('slot.booked_by', '=', 'booking_history.user_id'),
    )
    .select((eb) => [eb.fn.max('booking_history.id').as('id')])
    .where('slot.id', 'in', [...slots])
    .where('booking_history.action_type', '=', 'book')
    .groupBy('booking_history.slot_id')
    .execute();
  const entries = await findEntries(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(entries.map((entry) => [entry.slot_id, entry]));
}

/** Those with all that they were moved from. */
async function findAncestors(db: Db, entries: readonly Entry[]): Promise<Map<number, Entry>> {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  for (;;) {
    const missing = [...known.values()].flatMap(({ moved_from }) =>
      moved_from === null || known.has(moved_from) ? [] : [moved_from],
    );
    const found = await findEntries(db, missing);
    if (found.length === 0) return known;
    for (const entry of found) known.set(entry.id, entry);
  }
}

async function findEntries(db: Db, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('booking_history')
    .select(['id', 'slot_id', 'created_at', 'moved_from'])
    .where('id', 'in', [...ids])
    .execute();
}

function beginningOf(slot: number, newest: Entry | undefined, known: ReadonlyMap<number, Entry>) {
  if (!newest) return { origin: { slot, entry: 0 }, moves: 0, bookedAt: null };
  const way = [newest];
  for (let last = newest; last.moved_from !== null; ) {
    const before = known.get(last.moved_from);
    if (!before || way.includes(before)) break;
    way.push(before);
    last = before;
  }
  const first = way.at(-1) ?? newest;
  const moves = way.length - 1;
  return { origin: { slot: first.slot_id, entry: first.id }, moves, bookedAt: newest.created_at };
}
