import { type Selectable, sql } from 'kysely';
import type { SlotTable } from '../../src/db/slot-tables.ts';
import type { Db } from '../../src/db/store.ts';

// The only place where tests and benches write who holds a slot. No rule is asked, and no history is written.

interface Holding {
  /** The id of the payment for it. */
  payment?: number | null;
  /** Until when it waits to be paid, milliseconds; null where it is theirs without an end. */
  heldUntil?: number | null;
}

export interface HeldSlot extends Holding {
  slot: number;
  rider: string | null;
}

/** Gives these slots to a rider, with nothing of who held them before. Null frees them. */
export async function putRider(
  db: Db,
  slots: number | readonly number[] | 'all',
  rider: string | null,
  { payment = null, heldUntil = null }: Holding = {},
): Promise<void> {
  const holder = { booked_by: rider, payment_id: payment, ...holdColumns(heldUntil) };
  if (slots === 'all') await db.updateTable('slot').set(holder).execute();
  else await updateSlots(db, slots, holder);
}

/** SQLite takes some 32,000 parameters a statement, four of them a row. */
const rowsPerStatement = 1000;

/** The same for many slots, each with its own rider: one statement for a thousand of them. */
export async function putRiders(db: Db, rows: readonly HeldSlot[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const values = rows
      .slice(from, from + rowsPerStatement)
      .map(
        ({ slot, rider, payment = null, heldUntil = null }) =>
          sql`(cast(${slot} as bigint), cast(${rider} as text), cast(${payment} as bigint), cast(${heldUntil} as bigint))`,
      );
    await sql`
      update slot set booked_by = given.column2, payment_id = given.column3, hold_until = given.column4,
        hold_kind = case when given.column4 is null then null else 'pay' end
      from (values ${sql.join(values)}) as given
      where slot.id = given.column1`.execute(db);
  }
}

/** Names another payment of a slot, or none; its rider stays. */
export async function putPayment(db: Db, slot: number, payment: number | null): Promise<void> {
  await updateSlots(db, slot, { payment_id: payment });
}

/** Lets slots wait to be paid until then (milliseconds), or not any more; their rider stays. */
export async function putHold(
  db: Db,
  slots: number | readonly number[],
  heldUntil: number | null,
): Promise<void> {
  await updateSlots(db, slots, holdColumns(heldUntil));
}

/** The row of a slot as it is where nobody holds it. */
export function freeRow<Row extends Partial<Selectable<SlotTable>>>(row: Row) {
  return { ...row, booked_by: null, payment_id: null, ...holdColumns(null) };
}

type HolderColumns = Partial<
  Pick<Selectable<SlotTable>, 'booked_by' | 'payment_id' | 'hold_kind' | 'hold_until'>
>;

async function updateSlots(db: Db, slots: number | readonly number[], columns: HolderColumns): Promise<void> {
  const ids = typeof slots === 'number' ? [slots] : slots;
  if (ids.length === 0) return;
  await db.updateTable('slot').set(columns).where('id', 'in', ids).execute();
}

/** Both or neither are set. */
function holdColumns(heldUntil: number | null) {
  return { hold_kind: heldUntil === null ? null : ('pay' as const), hold_until: heldUntil };
}
