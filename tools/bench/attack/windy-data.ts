import { randomUUID } from 'node:crypto';
import { openStore } from '../../../server/src/db/open-store.ts';
import { hashPassword } from '../../../server/src/modules/accounts/secrets/password-hash.ts';
import { putRiders } from '../../../server/test/support/bookings.ts';
import { password } from './riders.ts';

/** Rides of the day, and the days before and after whose slots are free. */
export const windyRides = 96;
const daysAfter = 7;
const tracks = [1, 2, 3];
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** The first ride is so near that a stop of 20 minutes moves it, and so far that it does not begin meanwhile. */
const firstInMinutes = 12;
export const managerEmail = 'desk@example.com';

/** A zone in which it is ten in the morning now: the whole day is still to come, whenever the benchmark runs. */
export function morningZone(now: Date): string {
  const offset = ((10 - now.getUTCHours() + 36) % 24) - 12;
  // These names count against the sun.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Three tracks with a full day of riders who all have an address, and free days after it. */
export async function makeWindyDay(settings: {
  databaseUrl: string | null;
  dataDir: string;
  zone: string;
}): Promise<void> {
  const store = await openStore(settings);
  const { db } = store;
  const password_hash = await hashPassword({ cheapPasswords: false }, password);
  const account = (email: string, role: 'User' | 'Manager') => ({
    id: randomUUID(),
    email,
    proved_email: email,
    first_name: email.split('@')[0] ?? '',
    last_name: 'Nowak',
    phone: '600700800',
    role,
    status: 'active' as const,
    language: 'pl' as const,
    password_hash,
    created_at: Date.now(),
  });
  const riders = Array.from({ length: windyRides }, (_, index) => account(`r${index}@example.com`, 'User'));
  await db
    .insertInto('account')
    .values([account(managerEmail, 'Manager'), ...riders])
    .execute();
  await db
    .insertInto('asset')
    .values(tracks.map((id) => ({ id, name: String(id) })))
    .execute();
  const slots = slotRows();
  await db.insertInto('slot').values(slots).execute();
  await putRiders(
    db,
    riders.map(({ id }, index) => ({ slot: slots[index]?.id ?? 0, rider: id })),
  );
  await store.close();
}

function slotRows() {
  const first = Temporal.Now.instant().add({ minutes: firstInMinutes }).epochMilliseconds;
  const turns = windyRides / tracks.length;
  return Array.from({ length: daysAfter * turns }, (_, turn) =>
    tracks.map((asset_id, at) => {
      const start = first + Math.floor(turn / turns) * dayMs + (turn % turns) * quarterMs;
      return {
        id: turn * tracks.length + at + 1,
        start_at: start,
        end_at: start + quarterMs,
        duration: 15,
        price_cents: 5500,
        asset_id,
        series: 'bench',
      };
    }),
  ).flat();
}
