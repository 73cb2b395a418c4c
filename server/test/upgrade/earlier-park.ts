import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { sql } from 'kysely';
import { systemClock } from '../../src/clock.ts';
import type { Db } from '../../src/db/store.ts';
import type { Opened, Where } from '../../src/ops/open.ts';
import { emptyPark } from '../support/scratch.ts';

/** What version 0.1.0 made of a database. */
export const earlierSchema = '003-places';
const dayMs = 24 * 60 * 60_000;
const slotMs = 15 * 60_000;
const [days, slotsADay, rowsAtOnce] = [120, 48, 1000];
const methods: readonly PaymentMethod[] = ['card', 'blik', 'cash', 'pass'];

/** A park as 0.1.0 left it: two tracks and a season of bookings, half of it ridden and paid, with people, an event and content. */
export async function makeEarlierPark(where: Where): Promise<Opened> {
  const park = await emptyPark(where, earlierSchema);
  await fill(park.db);
  return park;
}

/** What it had said of itself: of its eighteen prices it had changed these. */
const said = { name: 'Jezioro', prices: { slot: { weekday: 60, weekend: 75.5 }, tent: 35 } };

async function fill(db: Db): Promise<void> {
  const riders = Array.from({ length: 12 }, (_, index) => `rider ${index}`);
  await insert(db, 'account', [
    account('chief', 'Admin'),
    account('desk', 'Manager'),
    ...riders.map((id) => account(id, 'User')),
  ]);
  await insert(db, 'asset', [{ name: '1' }, { name: '2' }]);
  const slots = season();
  await insert(
    db,
    'slot',
    slots.map(({ day: _day, ...slot }) => slot),
  );
  const ridden = slots.flatMap(({ day, start_at }, index) => {
    const rider = riders[Math.floor(index / 3) % riders.length] ?? '';
    return index % 3 === 0 ? [{ id: index + 1, day, start_at, rider, index }] : [];
  });
  await insert(
    db,
    'booking_history',
    ridden.map(({ id, start_at, rider }) => ({
      action_type: 'book',
      slot_id: id,
      user_id: rider,
      actor_id: rider,
      created_at: start_at - 70 * dayMs,
    })),
  );
  for (const rider of riders) {
    const ids = ridden.filter((slot) => slot.rider === rider).map(({ id }) => id);
    await db.updateTable('slot').set({ booked_by: rider }).where('id', 'in', ids).execute();
  }
  const paid = ridden.filter(({ day }) => day < days / 2 - 1);
  await insert(
    db,
    'payment',
    paid.map(({ id, start_at, index }) => ({
      slot_id: id,
      amount_cents: 5500,
      method: methods[index % methods.length],
      created_at: start_at,
      created_by: 'desk',
    })),
  );
  await makeVoided(db, slots.length);
  await sql`
    update slot set payment_id = (select payment.id from payment where payment.slot_id = slot.id and payment.voided_at is null)`.execute(
    db,
  );
  const now = systemClock.now().epochMilliseconds;
  await insert(db, 'event', [
    { name: 'Zawody', start_at: now + 9 * dayMs, end_at: now + 10 * dayMs, asset_id: 1 },
  ]);
  await insert(db, 'park_content', [{ id: 1, content: JSON.stringify(said), updated_at: 1 }]);
}

/** A payment that was a mistake, of a slot that nobody holds: as the tables and the log told of it. */
async function makeVoided(db: Db, slot: number): Promise<void> {
  const facts = { slot_id: slot, amount_cents: 6000, method: 'card', created_at: 5, created_by: 'desk' };
  await insert(db, 'payment', [{ ...facts, voided_at: 7, voided_by: 'chief', void_reason: 'Pomyłka' }]);
  await sql`
    insert into audit (created_at, actor_id, action, subject, subject_id)
    select 7, 'chief', 'payment.void', 'Payment', cast(max(id) as text) from payment`.execute(db);
}

function season() {
  const now = systemClock.now().epochMilliseconds;
  const firstDay = now - (now % dayMs) - (days / 2) * dayMs;
  return Array.from({ length: days * slotsADay * 2 }, (_, index) => {
    const day = Math.floor(index / (slotsADay * 2));
    const start_at = firstDay + day * dayMs + 7 * 4 * slotMs + (Math.floor(index / 2) % slotsADay) * slotMs;
    return {
      day,
      start_at,
      end_at: start_at + slotMs,
      duration: 15,
      price_cents: 5500,
      asset_id: (index % 2) + 1,
      series: `place ${index}`,
    };
  });
}

function account(id: string, role: string): Record<string, unknown> {
  const known = { id, role, email: `${id.replace(' ', '')}@example.com`, status: 'active' };
  return { ...known, first_name: 'Ola', phone: '600700800', created_at: 1 };
}

/** The columns are those of the earlier version, which the types of this one do not know. */
async function insert(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const values = rows.slice(at, at + rowsAtOnce).map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}
