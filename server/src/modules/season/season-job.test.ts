import { setImmediate } from 'node:timers/promises';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Season } from '@cablepark/domain/season/season.schema';
import { aSeason } from '@cablepark/domain/testing/season';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { everything } from '../../../test/support/everything.ts';
import { openTwin, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { findContradictions } from '../../ops/invariants/check.ts';
import { carryOn } from './change/carry-on.ts';
import { startChange } from './change/start-change.ts';
import { startUndo } from './change/start-undo.ts';
import { takeStep } from './change/take-step.ts';
import { keepUp, startSeasonJob } from './season-job.ts';

const none: SeasonCounts = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };
const week = Array.from({ length: 7 }, () => ({ opens: '12:00', closes: '13:00' }));
/** Four slots a day on each track, each day opened two days before at eight. */
const season: Season = aSeason({ week }, { daysAhead: 2 });
const onBoth = (days: Record<string, number>) => [days, days];
const never = new AbortController().signal;

describe.each(engines)('The season on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let editor: Person;

  beforeAll(async () => {
    park = await engine.open();
    twin = await openTwin(park);
    await makeTracks(park);
    editor = await aPerson(park, 'Editor');
  });

  beforeEach(async () => {
    // 7:00 in the park's zone.
    park.clock.set('2026-06-01T05:00:00Z');
    await emptyTables(park.store.db, [
      'slot',
      'slot_gap',
      'season_step',
      'season_change',
      'season_release',
      'season',
    ]);
  });

  const start = (planned = season, version = 0) =>
    startChange(park, editor, { season: planned, version, refills: false, expected: none });
  const plan = async (planned = season) => carryOn(park, await start(planned), never);
  const dayOf = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms)
      .toZonedDateTimeISO('Europe/Warsaw')
      .toPlainDate()
      .toString()
      .slice(5);
  /** The number of a track's slots on each day. */
  const days = async (track = 1) => {
    const rows = await park.store.db
      .selectFrom('slot')
      .select(['start_at', 'asset_id'])
      .orderBy('start_at')
      .execute();
    const starts = rows.filter(({ asset_id }) => asset_id === track).map(({ start_at }) => dayOf(start_at));
    return Object.fromEntries(
      [...Map.groupBy(starts, (day) => day)].map(([day, list]) => [day, list.length]),
    );
  };
  const contradictions = () =>
    findContradictions(park.store.db, park.store.engine, park.clock.now().epochMilliseconds);
  const stateOf = async (id: number) =>
    (
      await park.store.db
        .selectFrom('season_change')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  test('Days open by themselves at their hour, on every track', async () => {
    await plan();
    expect(await days()).toEqual({ '06-01': 4, '06-02': 4 });
    park.clock.set('2026-06-01T05:59:59Z');
    await keepUp(park, never);
    expect(await days()).toEqual({ '06-01': 4, '06-02': 4 });
    park.clock.set('2026-06-01T06:00:00Z');
    await keepUp(park, never);
    expect([await days(1), await days(2)]).toEqual(onBoth({ '06-01': 4, '06-02': 4, '06-03': 4 }));
  });

  test('After days without a server the days that are still to come are made', async () => {
    await plan();
    park.clock.set('2026-06-20T12:00:00Z');
    await keepUp(park, never);
    expect(await days()).toEqual({ '06-01': 4, '06-02': 4, '06-21': 4, '06-22': 4 });
  });

  /** On PostgreSQL the version also counts the writes of other tests' parks. */
  const trace = () => (park.store.engine === 'sqlite' ? park.store.version() : null);

  test('With nothing due nothing is written, and without a plan, too', async () => {
    await keepUp(park, never);
    await plan();
    await keepUp(park, never);
    const before = await everything(park.store.db);
    const version = await trace();
    park.clock.set('2026-06-01T05:30:00Z');
    await keepUp(park, never);
    expect(await everything(park.store.db)).toEqual(before);
    expect(await trace()).toBe(version);
  });

  test('Two servers make each day once', async () => {
    await plan();
    for (let day = 2; day <= 8; day += 1) {
      park.clock.set(`2026-06-0${day}T06:00:00Z`);
      await Promise.all([keepUp(park, never), keepUp(twin, never), keepUp(park, never)]);
    }
    const expected = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`06-${String(index + 1).padStart(2, '0')}`, 4]),
    );
    expect([await days(1), await days(2)]).toEqual([expected, expected]);
    expect(await contradictions()).toEqual([]);
  });

  test('A new track gets its slots, and what a hand has put there stays', async () => {
    await plan();
    const { id } = await park.store.db
      .insertInto('asset')
      .values({ id: 3, name: '3' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeSlot(park, '2026-06-02T10:20:00Z', { asset_id: id });
    await keepUp(park, never);
    expect(await days(id)).toEqual({ '06-01': 4, '06-02': 3 });
    await park.store.db.deleteFrom('slot').where('asset_id', '=', id).execute();
    await park.store.db.deleteFrom('season_release').where('id', '=', id).execute();
    await park.store.db.deleteFrom('asset').where('id', '=', id).execute();
  });

  test('A change whose server has died is carried on by another, and once only', async () => {
    const id = await start();
    expect(await takeStep(park, id, null)).toBe(1);
    await keepUp(twin, never);
    expect(await stateOf(id)).toBe('applying');
    park.clock.set('2026-06-01T05:00:02Z');
    await Promise.all([keepUp(twin, never), keepUp(park, never)]);
    expect(await stateOf(id)).toBe('done');
    expect([await days(1), await days(2)]).toEqual(onBoth({ '06-01': 4, '06-02': 4 }));
    const { counts } = await park.store.db
      .selectFrom('season_change')
      .select('counts')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(counts)).toEqual({ ...none, make: 16 });
    expect(await contradictions()).toEqual([]);
  });

  test('A step is done once, by whoever is there first', async () => {
    const id = await start();
    const steps = await Promise.all([takeStep(park, id, 0), takeStep(twin, id, 0), takeStep(park, id, 0)]);
    expect(steps.filter((done) => done !== null)).toEqual([1]);
    expect(await takeStep(twin, id, 0)).toBeNull();
    await carryOn(twin, id, never);
    expect(await stateOf(id)).toBe('done');
  });

  test('No day opens while a change is under way', async () => {
    const id = await start();
    park.clock.set('2026-06-01T06:00:01Z');
    await keepUp(twin, AbortSignal.abort());
    await takeStep(park, id, null);
    park.clock.set('2026-06-01T06:00:02Z');
    await keepUp(twin, never);
    expect(await days()).toEqual({ '06-01': 4, '06-02': 4 });
    await carryOn(park, id, never);
    await keepUp(twin, never);
    expect(await days()).toEqual({ '06-01': 4, '06-02': 4, '06-03': 4 });
  });

  test('Days that opened after a change are undone with it, and open anew by the plan that holds again', async () => {
    await plan();
    const id = await start(aSeason({ week, minutes: 30 }, { daysAhead: 4 }), 1);
    await carryOn(park, id, never);
    park.clock.set('2026-06-03T06:00:00Z');
    await keepUp(park, never);
    expect(await days()).toEqual({
      '06-01': 2,
      '06-02': 2,
      '06-03': 2,
      '06-04': 2,
      '06-05': 2,
      '06-06': 2,
      '06-07': 2,
    });
    await startUndo(park, editor, id);
    await carryOn(park, id, never);
    // The earlier days are past and stay as they were.
    expect(await days()).toEqual({ '06-01': 2, '06-02': 2 });
    await keepUp(park, never);
    expect(await days()).toEqual({ '06-01': 2, '06-02': 2, '06-03': 4, '06-04': 4, '06-05': 4 });
    expect(await contradictions()).toEqual([]);
  });

  test('The job does it in the background, and stops', async () => {
    await plan();
    park.clock.set('2026-06-05T06:00:00Z');
    const job = startSeasonJob(park);
    for (let turn = 0; turn < 1000 && (await days(2))['06-07'] === undefined; turn += 1) await setImmediate();
    await job.stop();
    expect(await days(1)).toEqual({ '06-01': 4, '06-02': 4, '06-05': 4, '06-06': 4, '06-07': 4 });
  });
});
