import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { bookingLink, readBookingToken } from '../../src/modules/bookings/booking-link.ts';
import { writeReminders } from '../../src/modules/mails/due/write-reminders.ts';
import { eitherEngine } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { scratch } from '../support/scratch.ts';
import { addMessages, ewa, jan, ola, tellAll } from './messages-of-0.2.0.ts';
import { makeParkOf020 } from './park-of-0.2.0.ts';

/** What 0.2.0 itself told of the same park and messages, and the tokens of its links by their entries. */
const of020 = JSON.parse(await readFile(join(import.meta.dirname, 'mails-of-0.2.0.json'), 'utf8')) as {
  told: Record<string, unknown>;
  links: Record<string, string>;
};

/** Without what mails say since: what has happened first, and the rider's name. */
function withoutNewWords(told: Record<string, unknown>): unknown {
  const begins = /"text":"(?:[^"\\]+\s✓\\n\\n)?(Cześć|Hello|Hi) \p{L}+,/gu;
  return JSON.parse(JSON.stringify(told).replaceAll(begins, '"text":"$1,'));
}

/** Without the ways to pay at the desk, which a park may not have: mails no longer name them. */
function withoutWaysToPay(told: Record<string, unknown>): unknown {
  return JSON.parse(JSON.stringify(told).replaceAll(': gotówką, kartą, BLIK-iem albo karnetem.', '.'));
}

describe.each(eitherEngine(import.meta.url))('What a park of 0.2.0 on $name had to tell', (engine) => {
  let park: TestPark;

  const messages = () => park.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    const where = await scratch(engine.name);
    const old = await makeParkOf020(where);
    await addMessages(old.db);
    await migrate(old.db, old.engine, where.zone);
    await old.close();
    const any = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    park = await openTwin({ ...any, config: { ...any.config, ...where } });
  });

  test('is told in the same words, with the same entries for calendars, and is in the same calendars', async () => {
    expect(withoutNewWords(await tellAll(park))).toEqual(withoutWaysToPay(of020.told));
  });

  test('names bookings, also where it may be sent again; what has left stays as it was', async () => {
    const data = Object.fromEntries((await messages()).map((row) => [row.dedupe, JSON.parse(row.data)]));
    const from = expect.anything();
    expect(data).toMatchObject({
      'booked:51': { byStaff: false, bookings: [{ booking: 51 }] },
      'of 0.2.0: 1': { byStaff: false, booking: 30, from },
      'of 0.2.0: 2': { booking: 30, from },
      'of 0.2.0: 3': { booking: 0 },
      'of 0.2.0: 4': { bookings: [{ booking: 9 }, { booking: 13 }, { booking: 42 }] },
      'of 0.2.0: 5': { byStaff: true, bookings: [{ booking: 101 }], countedTo: 103 },
      'of 0.2.0: 7': { rides: [{ booking: 110 }, { booking: 37 }, { booking: null }], counted: 2 },
      'of 0.2.0: 8': { bookings: [{ booking: 9 }], rest: { until: 1784535300000, at: 1783071600000 } },
      'of 0.2.0: 9': { bookings: [{ booking: 30, start: 1784538900000 }] },
      'of 0.2.0: 10': { bookings: [{ booking: 16 }] },
      'of 0.2.0: 11': { bookings: [{ entry: 29 }] },
    });
    const naming = (await messages()).filter((row) => row.data.includes('"entry":'));
    expect(naming.map(({ ended_at, outcome }) => [ended_at !== null, outcome === 'dead'])).toEqual(
      naming.map(() => [true, false]),
    );
  });

  test('leads to its bookings by the links that were mailed, and by new ones', async () => {
    const found = async (token: string) => await readBookingToken(park, token);
    const bookings = { 9: ola, 29: ewa, 30: ewa, 32: ewa, 34: ewa, 37: jan, 48: ewa, 103: jan };
    const first: Record<string, number> = { 29: 16, 32: 30, 34: 30 };
    for (const [entry, rider] of Object.entries(bookings)) {
      const booking = first[entry] ?? Number(entry);
      expect(await found(of020.links[entry] ?? '')).toEqual({ booking, rider });
      const link = (await bookingLink(park, booking)) ?? '';
      expect(link).toContain(`token=b${booking}.`);
      expect(await found(link.split('token=')[1] ?? '')).toEqual({ booking, rider });
      // Signed as an entry it is no booking, and the other way round.
      expect(await found(`b${of020.links[entry]}`)).toBeNull();
      expect(await found(link.split('token=b')[1] ?? '')).toBeNull();
    }
    const app = await openTestApp(park);
    const see = async (token = '') => (await app.inject({ url: `/mailed-booking?token=${token}` })).json();
    park.clock.set('2026-07-04T10:00:00Z');
    expect(await see(of020.links['32'])).toMatchObject({ data: { state: 'standing', slot: { id: 22 } } });
    expect(await see(of020.links['37'])).toEqual({ data: { state: 'cancelled' } });
  });

  test('reminds nobody a second time, and whoever was not reminded once', async () => {
    park.clock.set('2026-07-19T09:30:00Z');
    const before = (await messages()).length;
    await writeReminders(park);
    await writeReminders(park);
    const written = (await messages()).slice(before);
    expect(written.map(({ kind, account_id }) => [kind, account_id])).toEqual([['reminder-24h', jan]]);
  });
});
