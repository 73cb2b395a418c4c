import type { FastifyInstance } from 'fastify';
import { bookingOf, linkPayments, putRiders } from './bookings.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, type TestPark } from './park.ts';
import { enterPayment } from './payments.ts';
import { aPerson, type Person } from './people.ts';
import { makeTracks } from './slots.ts';

/** A small park for the tests of reading: its rows are chosen so that each condition keeps some of them. */
export interface ReadingPark {
  park: TestPark;
  app: FastifyInstance;
  rider: Person;
  other: Person;
  manager: Person;
  editor: Person;
}

export async function openReadingPark(engine: TestEngine): Promise<ReadingPark> {
  const park = await engine.open();
  const app = await openTestApp(park);
  await makeTracks(park);
  const [rider, other, manager, editor] = [
    await aPerson(park),
    await aPerson(park),
    await aPerson(park, 'Manager'),
    await aPerson(park, 'Editor'),
  ];
  await makeEvents(park);
  await makeSlots(park, rider.id, other.id);
  await makeLogs(park, rider.id, editor.id);
  return { park, app, rider, other, manager, editor };
}

const at = (time: string) => Temporal.Instant.from(time).epochMilliseconds;

async function makeEvents(park: TestPark) {
  const plain = { description: null, url: null, image: null, end_at: null, asset_id: null };
  await park.store.db
    .insertInto('event')
    .values([
      {
        ...plain,
        id: 1,
        name: 'Wake Party',
        description: 'Zażółć gęślą JAŹŃ',
        start_at: at('2026-07-01T18:00:00Z'),
        end_at: at('2026-07-02T02:00:00Z'),
        asset_id: 2,
      },
      {
        ...plain,
        id: 2,
        name: 'wake camp, 50%_off',
        url: 'https://park.example/camp',
        image: '8d1f6b52-5c0a-4a8e-9d57-0d6d2e6f7a11',
        start_at: at('2026-07-02T09:00:00Z'),
      },
      { ...plain, id: 3, name: 'Łódź Cup', description: 'null', start_at: at('2026-07-03T09:00:00Z') },
      { ...plain, id: 4, name: 'ŁÓDŹ CUP', start_at: at('2026-07-03T09:00:00Z'), asset_id: 1 },
    ])
    .execute();
}

/** Slots 2 and 3 are paid, slot 5 was paid and the payment voided. */
async function makeSlots(park: TestPark, rider: string, other: string) {
  const rows: [string, number, number, number, string | null, number | null][] = [
    ['2026-07-01T09:00:00Z', 15, 5500, 1, null, null],
    ['2026-07-01T09:15:00Z', 15, 5500, 1, rider, null],
    ['2026-07-01T09:30:00Z', 15, 5499, 1, other, null],
    ['2026-07-01T09:00:00Z', 30, 5501, 2, null, 1],
    ['2026-07-01T09:30:00Z', 60, 18000, 2, rider, 1],
    ['2026-07-02T09:00:00Z', 15, 110, 1, other, 2],
    ['2026-07-03T09:00:00Z', 15, 5500, 1, null, null],
  ];
  await park.store.db
    .insertInto('slot')
    .values(
      rows.map(([start, duration, price, asset, _rider, event], index) => ({
        id: index + 1,
        start_at: at(start),
        end_at: at(start) + duration * 60_000,
        duration,
        price_cents: price,
        asset_id: asset,
        event_id: event,
        series: String(index),
      })),
    )
    .execute();
  await putRiders(
    park.store.db,
    rows.flatMap(([, , , , holder], index) => (holder === null ? [] : [{ slot: index + 1, rider: holder }])),
  );
  const booking = (slot: number) => bookingOf(park.store.db, slot);
  const taken = { created_at: at('2026-06-30T09:00:00Z'), created_by: null, pass_id: null, vat_rate: null };
  await enterPayment(park, {
    ...taken,
    id: 1,
    booking_id: await booking(2),
    amount_cents: 5500,
    method: 'cash',
  });
  await enterPayment(park, {
    ...taken,
    id: 2,
    booking_id: await booking(3),
    amount_cents: 5499,
    method: 'blik',
  });
  const voided = { at: '2026-06-30T09:00:00Z', reason: 'Rain' };
  await enterPayment(
    park,
    { ...taken, id: 3, booking_id: await booking(5), amount_cents: 5500, method: 'card' },
    voided,
  );
  await linkPayments(park.store.db);
}

async function makeLogs(park: TestPark, rider: string, editor: string) {
  await park.store.db
    .insertInto('booking_history')
    .values(
      (['book', 'cancel', 'book'] as const).map((action, index) => ({
        id: index + 1,
        action_type: action,
        created_at: at('2026-06-30T09:00:00Z') + index * 60_000,
        slot_id: 2,
        user_id: rider,
        actor_id: editor,
        late: 0,
      })),
    )
    .execute();
  await park.store.db
    .insertInto('slot_edit')
    .values({
      id: 1,
      start_at: at('2026-07-01T09:00:00Z'),
      end_at: at('2026-07-01T10:00:00Z'),
      action_type: 'create',
      asset_id: 1,
      created_at: at('2026-06-01T09:00:00Z'),
      user_created: editor,
    })
    .execute();
}

export interface Answer {
  status: number;
  data: unknown;
  ids: unknown[];
  code: string | undefined;
  reason: string | undefined;
}

/** GET as this person, taken apart. */
export async function ask(app: FastifyInstance, url: string, who: Person | null = null): Promise<Answer> {
  const response = await app.inject({ url, headers: who?.headers ?? {} });
  const { data, errors } = response.json<{
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  }>();
  return {
    status: response.statusCode,
    data,
    ids: Array.isArray(data) ? data.map((row: { id?: unknown }) => row.id) : [],
    code: errors?.[0]?.extensions.code,
    reason: errors?.[0]?.message,
  };
}
