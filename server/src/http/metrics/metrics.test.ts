import { Counter, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, openTestPark, openTwin } from '../../../test/support/park.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const token = 'a token of sixteen or more';
const env = { METRICS_TOKEN: token };
const headers = { authorization: `Bearer ${token}` };

type App = Awaited<ReturnType<typeof openTestApp>>;

/** What the metrics say now, by name and labels. */
async function read(app: App) {
  const { body, statusCode } = await app.inject({ method: 'GET', url: '/metrics', headers });
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map(
    lines.map((line) => [
      ordered(line.slice(0, line.lastIndexOf(' '))),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
  return {
    get: (name: string) => values.get(ordered(name)),
    has: (name: string) => values.has(ordered(name)),
    keys: () => values.keys(),
  };
}

/** In which order the labels stand means nothing. */
function ordered(sample: string): string {
  const [name, labels = ''] = sample.split(/[{}]/);
  return `${name}{${labels.split(',').toSorted().join(',')}}`;
}

describe.each(engines)('$name', (engine) => {
  test('Bookings and cancellings are counted as the history has them, on whichever server', async () => {
    const park = await engine.open({ env });
    await makeTracks(park);
    const [one, two] = [
      await makeSlot(park, '2026-07-02T08:00:00Z'),
      await makeSlot(park, '2026-07-02T09:00:00Z'),
    ];
    const [app, twin] = [await openTestApp(park), await openTestApp(await openTwin(park))];
    const [rider, other] = [await aPerson(park), await aPerson(park)];
    const book = (through: App, slot: number, who: typeof rider, bookedBy: string | null) =>
      through.inject({
        method: 'PATCH',
        url: `/items/Slot/${slot}`,
        headers: who.headers,
        payload: { bookedBy },
      });
    await book(app, one, rider, rider.id);
    await book(twin, two, other, other.id);
    await book(app, two, rider, rider.id);
    const first = await read(app);
    expect(first.get('cablepark_bookings_total')).toBe(2);
    expect(first.get('cablepark_cancellations_total')).toBe(0);
    expect(first.get('cablepark_database_up')).toBe(1);
    const refused = 'cablepark_refusals_total{method="PATCH",route="/items/Slot/:id",code="SLOT_TAKEN"}';
    expect(first.get(refused)).toBe(1);

    // What has settled is not counted again, and what comes later is.
    park.clock.set('2026-07-01T08:10:00Z');
    await book(app, one, rider, null);
    await Promise.all([read(app), read(app)]);
    park.clock.set('2026-07-01T08:30:00Z');
    const last = await read(app);
    expect(last.get('cablepark_bookings_total')).toBe(2);
    expect(last.get('cablepark_cancellations_total')).toBe(1);
    expect((await read(twin)).get('cablepark_cancellations_total')).toBe(1);
  });

  test('When the database is gone the metrics say so instead of failing', async () => {
    const park = await engine.open({ env });
    const app = await openTestApp(park);
    await park.store.close();
    const values = await read(app);
    expect(values.get('cablepark_database_up')).toBe(0);
    expect(values.has('cablepark_bookings_total')).toBe(false);
  });
});

test('Requests are counted by route, method and answer, with their time, whoever sends them', async () => {
  const park = await openTestPark({ env });
  const app = await openTestApp(park);
  for (const path of ['/server/ping', '/server/ping', '/items/nothing/here/at/all'])
    await app.inject({ url: path });
  const values = await read(app);
  const ping = 'method="GET",route="/server/ping",status="200"';
  expect(values.get(`cablepark_http_request_duration_seconds_count{${ping}}`)).toBe(2);
  expect(values.get(`cablepark_http_request_duration_seconds_bucket{${ping},le="+Inf"}`)).toBe(2);
  expect(values.get(`cablepark_http_request_duration_seconds_sum{${ping}}`)).toBeGreaterThan(0);
  expect(
    values.get('cablepark_http_request_duration_seconds_count{method="GET",route="none",status="404"}'),
  ).toBe(1);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(values.get('nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('cablepark_mails_waiting')).toBe(0);
  expect(values.get('cablepark_replays_total')).toBe(0);
  expect([...values.keys()].join()).not.toContain('nothing/here');
});

test('Nobody reads the metrics without the token, and without the setting there are none', async () => {
  const app = await openTestApp(await openTestPark({ env }));
  const admin = await aPerson(await openTestPark(), 'Admin');
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }, admin.headers]) {
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(401);
  }
  const closed = await openTestApp(await openTestPark());
  const browser = { ...headers, accept: 'text/html' };
  expect((await closed.inject({ url: '/metrics', headers: browser })).statusCode).toBe(404);
  await expect(openTestPark({ env: { METRICS_TOKEN: 'short' } })).rejects.toThrow(
    'METRICS_TOKEN: must have at least 16',
  );
});

test('The text form is Prometheus’ own, whatever a label holds', async () => {
  const registry = new Registry();
  const counter = new Counter({ name: 'x', help: 'Some x.', labelNames: ['path'], registers: [registry] });
  counter.inc({ path: 'a"b\\c\nd' }, 1.5);
  expect(await registry.metrics()).toBe('# HELP x Some x.\n# TYPE x counter\nx{path="a\\"b\\\\c\\nd"} 1.5\n');
  const app = await openTestApp(await openTestPark({ env }));
  const { headers: sent } = await app.inject({ url: '/metrics', headers });
  expect(sent['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
});
