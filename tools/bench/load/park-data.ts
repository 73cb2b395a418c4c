import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openStore } from '../../../server/src/db/open-store.ts';
import { hashPassword } from '../../../server/src/modules/accounts/secrets/password-hash.ts';
import { type LogIn, makeLogIns } from '../logged-in.ts';
import { freeUnpaid } from './raw-bookings.ts';

export const slotsADay = 48;
export const tracks = [1, 2];
export const password = 'measured again and again';
/** Whom the calls are made by that book nothing: a rider and an Editor. */
export const accounts = {
  rider: { id: '0199a000-0000-7000-8000-000000000001', email: 'rider@example.com', role: 'User' },
  editor: { id: '0199a000-0000-7000-8000-000000000002', email: 'editor@example.com', role: 'Editor' },
} as const;

/** So many riders book, each so many rides that no limit is met, and each has a pass to pay them with. */
export const bookers = { count: 3_500, rides: 10 };

const slotMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
const opensMs = 7 * 60 * 60_000;
/** When the last slot of a day has ended, and so many fit in before the next day's first. */
export const closesMs = opensMs + slotsADay * slotMs;

/** Midnight (UTC) of the first day that has slots: tomorrow, so that every slot can be booked. */
export function firstDayMs(): number {
  return Math.ceil(Date.now() / dayMs) * dayMs;
}

/**
 * A database of two tracks with so many free slots of a quarter of an hour, 48 a day from 07:00 UTC, made by the server's
 * own migrations; and a copy of it for the floor, which must not wait for the server's locks.
 */
export async function makeData(folder: string, slots: number): Promise<LogIn[]> {
  const store = await openStore({ databaseUrl: null, dataDir: folder, zone: defaultZone });
  await store.db
    .insertInto('asset')
    .values(tracks.map((id) => ({ id, name: String(id) })))
    .execute();
  const hash = await hashPassword({ cheapPasswords: false }, password);
  for (const { id, email, role } of Object.values(accounts)) {
    const person = {
      id,
      email,
      proved_email: email,
      role,
      first_name: 'Ola',
      last_name: null,
      phone: '600700800',
    };
    const rest = { status: 'active', language: 'pl', password_hash: hash, created_at: Date.now() } as const;
    await store.db
      .insertInto('account')
      .values({ ...person, ...rest })
      .execute();
  }
  const logIns = await makeLogIns(store.db, bookers.count);
  await store.close();
  fillSlots(join(folder, 'cablepark.db'), slots, logIns);
  await cp(join(folder, 'cablepark.db'), join(folder, 'floor.db'));
  return logIns;
}

function fillSlots(file: string, slots: number, logIns: readonly LogIn[]): void {
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; begin');
  const insert = db.prepare(
    `insert into slot (start_at, end_at, duration, price_cents, asset_id, event_id, series)
     values (?, ?, 15, 5500, ?, null, 'bench')`,
  );
  const first = firstDayMs();
  for (let index = 0; index < slots / tracks.length; index += 1) {
    const start = first + Math.floor(index / slotsADay) * dayMs + opensMs + (index % slotsADay) * slotMs;
    for (const track of tracks) insert.run(start, start + slotMs, track);
  }
  fillPasses(db, logIns);
  db.exec('commit; analyze; pragma wal_checkpoint(truncate)');
  db.close();
}

function fillPasses(db: DatabaseSync, logIns: readonly LogIn[]): void {
  const kind: PassKind = {
    row: 'pass',
    name: { pl: 'Karnet', en: 'Pass' },
    unit: 'rides',
    amount: bookers.rides,
    price: 49_000,
    vat: '23',
    rideMinutes: 60,
    validDays: 365,
    validUntil: null,
    tracks: null,
    perDay: null,
    shared: false,
  };
  const insert = db.prepare(
    'insert into pass (code, account_id, kind, balance, created_at) values (?, ?, ?, ?, 0)',
  );
  for (const [index, { id }] of logIns.entries())
    insert.run(`pass ${index + 1}`, id, JSON.stringify(kind), bookers.rides);
}

/** Takes all bookings that are not paid back and deletes what came after the first `slots`, so that the next round finds the same park. */
export function tidyUp(folder: string, slots: number): void {
  for (const name of ['cablepark.db', 'floor.db']) {
    const db = new DatabaseSync(join(folder, name), { timeout: 10_000 });
    db.exec('begin immediate');
    freeUnpaid(db);
    db.exec(`delete from slot where id > ${slots};
      delete from booking_history;
      delete from audit;
      commit`);
    db.close();
  }
}
