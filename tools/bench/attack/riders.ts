import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/src/db/tables.ts';
import { hashPassword } from '../../../server/src/modules/accounts/secrets/password-hash.ts';
import { putRider } from '../../../server/test/support/bookings.ts';

/** As a rider of earlier versions may have them, who could book all that there is. */
export const bookingsOfOne = 1_920;
export const entriesOfOne = 10_560;
export const password = 'kotwica i lina';

const names = ['first', 'second', 'hoarder', 'leaving'] as const;
export type RiderName = (typeof names)[number];

/** Two new accounts: one with very many rows, and one with as many that is then erased. */
export async function makeRiders(db: Kysely<Tables>): Promise<void> {
  const password_hash = await hashPassword({ cheapPasswords: false }, password);
  const riders = names.map((name) => ({ name, id: randomUUID() }));
  await db
    .insertInto('account')
    .values(
      riders.map(({ name, id }) => ({
        id,
        email: emailOf(name),
        first_name: name,
        last_name: null,
        phone: '600700800',
        role: 'User' as const,
        status: 'active' as const,
        language: 'pl' as const,
        password_hash,
        created_at: Date.now(),
      })),
    )
    .execute();
  for (const [index, name] of (['hoarder', 'leaving'] as const).entries()) {
    const id = riders.find((rider) => rider.name === name)?.id ?? '';
    const first = 1 + index * bookingsOfOne;
    const slots = Array.from({ length: bookingsOfOne }, (_, at) => first + at);
    await putRider(db, slots, id);
    await writeHistory(db, { id, first });
  }
}

/** Books and cancels in turns, until each slot belongs to them. */
async function writeHistory(db: Kysely<Tables>, { id, first }: { id: string; first: number }): Promise<void> {
  const rows = Array.from({ length: entriesOfOne }, (_, index) => ({
    action_type: isBooking(index) ? ('book' as const) : ('cancel' as const),
    created_at: Date.now() - (entriesOfOne - index) * 1000,
    slot_id: first + (index % bookingsOfOne),
    user_id: id,
    actor_id: id,
    late: 0,
  }));
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('booking_history')
      .values(rows.slice(from, from + 1000))
      .execute();
}

/** The last entry of each slot is a booking. */
function isBooking(index: number): boolean {
  return Math.floor((entriesOfOne - 1 - index) / bookingsOfOne) % 2 === 0;
}

export function emailOf(name: RiderName): string {
  return `${name}@example.com`;
}
