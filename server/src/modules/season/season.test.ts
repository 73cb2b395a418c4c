import { writeSeasonRow } from '@cablepark/contract/season/season';
import type { SeasonPreviewRow } from '@cablepark/contract/season/season.schema';
import { anException, aSeason } from '@cablepark/domain/testing/season';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import {
  dayAt,
  noChange as none,
  openSeasonFixture,
  type SeasonFixture,
  smallSeason as small,
} from '../../../test/support/season-fixture.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { carryOn } from './change/carry-on.ts';
import { startChange } from './change/start-change.ts';
import { previewSeason } from './preview-season.ts';

const never = new AbortController().signal;

describe.each(eitherEngine(import.meta.url))('A season on $name', (engine) => {
  let fixture: SeasonFixture;

  beforeAll(async () => {
    fixture = await openSeasonFixture(engine);
  });

  beforeEach(async () => fixture.reset());

  test('The first plan makes the slots that can be booked now, on every track', async () => {
    const id = await fixture.change(small());
    const expected = [...dayAt('06-01'), ...dayAt('06-02'), ...dayAt('06-03')];
    expect([await fixture.standing(1), await fixture.standing(2)]).toEqual([expected, expected]);
    expect((await fixture.slots()).every(({ planned }) => planned === 1)).toBe(true);
    expect((await fixture.call('GET', '/season')).json().data).toEqual({
      season: writeSeasonRow(small()),
      version: 1,
      released: [
        { asset: 1, until: '2026-06-03' },
        { asset: 2, until: '2026-06-03' },
      ],
      change: {
        id,
        state: 'done',
        cursor: 2,
        steps: 2,
        expected: { ...none, make: 24 },
        counts: { ...none, make: 24 },
        date_created: '2026-06-01T08:00:00.000Z',
        undo: 'ok',
      },
    });
    expect(await fixture.contradictions()).toEqual([]);
  });

  test('A preview tells what a change would do, lists it, and does nothing', async () => {
    await fixture.change(small());
    await fixture.book('06-02T12:00');
    const season = small({ minutes: 30, exceptions: [anException({ firstDay: '2026-06-03', price: 7000 })] });
    const before = await fixture.slots();
    const answer = await fixture.call('POST', '/season/previews', { season: writeSeasonRow(season) });
    const { counts, slots: listed, version: seen } = answer.json().data as SeasonPreviewRow;
    // On the second day of track 1 a booked quarter of an hour prevents its half-hour slot.
    expect({ counts, seen }).toEqual({ counts: { ...none, make: 11, remove: 23, keptBooked: 1 }, seen: 1 });
    expect(listed.keptBooked).toEqual([
      {
        id: await fixture.idAt('06-02T12:00'),
        asset: 1,
        startTime: '2026-06-02T10:00:00.000Z',
        duration: 15,
        price: 55,
        oldPrice: null,
      },
    ]);
    expect([listed.make.length, listed.remove.length, listed.make[0]?.id]).toEqual([11, 23, null]);
    expect(await fixture.slots()).toEqual(before);
  });

  test('At most a hundred of each kind are listed, and all are counted', async () => {
    const { counts, slots: listed } = await previewSeason(fixture.park, aSeason(), false);
    expect([counts.make, listed.make.length]).toEqual([2 * (43 + 30 * 48), 100]);
  });

  test('A change makes, reprices and removes, and leaves alone what is booked or was touched by a hand', async () => {
    await fixture.change(small());
    await fixture.book('06-02T12:00');
    await fixture.call('PATCH', `/items/Slot/${await fixture.idAt('06-02T12:15')}`, { price: 10 });
    await fixture.call('DELETE', `/items/Slot/${await fixture.idAt('06-02T12:30')}`);
    await makeSlot(fixture.park, '2026-06-03T09:30:00Z', { price_cents: 1 });
    const season = small({
      prices: [{ from: '00:00', weekday: 6000, fridayEvening: 6000, weekend: 6000, holiday: 6000 }],
      exceptions: [anException({ firstDay: '2026-06-03', hours: { opens: '11:00', closes: '12:30' } })],
    });
    const counts = { ...none, make: 7, reprice: 17, remove: 4, keptBooked: 1, keptByHand: 2, leftFree: 1 };
    expect(await fixture.preview(season)).toEqual(counts);
    const id = await fixture.change(season);
    expect((await fixture.told(id)).counts).toEqual(counts);
    expect(await fixture.standing(1)).toEqual([
      ...dayAt('06-01', 6000),
      '06-02T12:00 5500',
      '06-02T12:15 1000',
      '06-02T12:45 6000',
      '06-03T11:00 6000',
      '06-03T11:15 6000',
      '06-03T11:30 1',
      '06-03T11:45 6000',
      '06-03T12:00 6000',
      '06-03T12:15 6000',
    ]);
    expect(await fixture.preview(season)).toEqual({ ...none, keptBooked: 1, keptByHand: 2, leftFree: 1 });
    expect(await fixture.contradictions()).toEqual([]);
  });

  test('Times that a hand has freed are filled again where that is asked for', async () => {
    await fixture.change(small());
    await fixture.call('DELETE', `/items/Slot/${await fixture.idAt('06-02T12:30')}`);
    await fixture.call('PATCH', `/items/Slot/${await fixture.idAt('06-02T12:45')}`, {
      startTime: '2026-06-02T11:30:00Z',
    });
    expect(await fixture.preview(small())).toEqual({ ...none, keptByHand: 1, leftFree: 2 });
    const id = await fixture.change(small(), true);
    expect(await fixture.standing(1)).toEqual(expect.arrayContaining(dayAt('06-02')));
    expect((await fixture.told(id)).counts).toEqual({ ...none, make: 2, keptByHand: 1 });
    await fixture.undo(id);
    expect(await fixture.preview(small())).toEqual({ ...none, keptByHand: 1, leftFree: 2 });
  });

  test('Hands on a track that the plan has not come to leave no gaps', async () => {
    const id = await makeSlot(fixture.park, '2026-06-02T10:00:00Z');
    await fixture.call('DELETE', `/items/Slot/${id}`);
    expect(await fixture.preview(small())).toEqual({ ...none, make: 24 });
  });

  test('One change at a time, by who has seen the season as it is', async () => {
    const order = (seen: number) => ({ season: writeSeasonRow(small()), version: seen, expected: none });
    const codeOf = async (seen: number) =>
      (await fixture.call('POST', '/season/changes', order(seen))).json().errors?.[0].extensions.code;
    expect(await codeOf(1)).toBe('SEASON_CHANGED');
    const id = await startChange(fixture.park, fixture.editor, {
      season: small(),
      version: 0,
      refills: false,
      expected: none,
    });
    expect(await codeOf(1)).toBe('SEASON_BUSY');
    expect(await fixture.told(id)).toMatchObject({
      state: 'applying',
      cursor: 0,
      steps: 2,
      undo: 'SEASON_BUSY',
    });
    expect((await fixture.call('POST', `/season/changes/${id}/undo`)).json().errors[0].extensions.code).toBe(
      'SEASON_BUSY',
    );
    await carryOn(fixture.park, id, never);
    expect(await codeOf(0)).toBe('SEASON_CHANGED');
  });

  test('A change is answered at once and carried out behind it', async () => {
    const answer = await fixture.call('POST', '/season/changes', {
      season: writeSeasonRow(small()),
      version: 0,
      expected: { ...none, make: 24 },
    });
    const { id } = answer.json().data;
    expect(await fixture.toldOnce(id, 'done')).toMatchObject({ counts: { ...none, make: 24 }, undo: 'ok' });
    await fixture.call('POST', `/season/changes/${id}/undo`);
    expect(await fixture.toldOnce(id, 'undone')).toMatchObject({ counts: { ...none, remove: 24 } });
    expect(await fixture.slots()).toEqual([]);
  });

  test('What is not as the preview said is seen from both', async () => {
    await fixture.change(small());
    const season = small({ minutes: 30 });
    const expected = await fixture.preview(season);
    await fixture.book('06-02T12:00');
    const id = await fixture.change(season, false, expected);
    expect(await fixture.told(id)).toMatchObject({
      expected: { ...none, make: 12, remove: 24 },
      counts: { ...none, make: 11, remove: 23, keptBooked: 1 },
    });
  });

  test('The audit log tells of it in short, with who did it', async () => {
    const id = await fixture.change(small());
    await fixture.undo(id);
    const entries = await fixture.park.store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const release = { daysAhead: 2, at: '08:00' };
    const plans = ['Lato (2026-06-01/2026-08-31)'];
    expect(
      entries.map(({ action, actor_id, subject_id, before, after }) => [
        action,
        actor_id,
        subject_id,
        JSON.parse(before ?? ''),
        JSON.parse(after ?? ''),
      ]),
    ).toEqual([
      [
        'season.change',
        fixture.editor.id,
        String(id),
        { plans: [], daysAhead: 30, at: '08:00' },
        { plans, ...release, slots: { make: 24 } },
      ],
      [
        'season.undo',
        fixture.editor.id,
        String(id),
        { plans, ...release },
        { plans: [], daysAhead: 30, at: '08:00', slots: { remove: 24 } },
      ],
    ]);
  });

  test.each([
    ['two plans for one day', { plans: [...small().plans, ...small().plans] }, 'season.plans.1.firstDay'],
    ['sunset without a place', small({ sunsetMinutes: 0 }), 'season.plans.0.sunsetMinutes'],
    ['a slot of no length', small({ minutes: 0 }), 'season.plans.0.minutes'],
  ])('%s is refused, named by its field', async (_, wrong, field) => {
    const season = writeSeasonRow({ ...small(), ...wrong });
    for (const [url, more] of [
      ['/season/previews', {}],
      ['/season/changes', { version: 0, expected: none }],
    ] as const) {
      const { statusCode, json } = await fixture.call('POST', url, { season, ...more });
      expect([statusCode, json().errors[0].extensions]).toEqual([
        400,
        expect.objectContaining({ code: 'FAILED_VALIDATION', field }),
      ]);
    }
  });

  test('A retired track is left alone', async () => {
    await fixture.change(small());
    await fixture.park.store.db.updateTable('asset').set({ status: 'retired' }).where('id', '=', 2).execute();
    const before = await fixture.standing(2);
    expect(await fixture.preview({ ...small(), plans: [] })).toEqual({ ...none, remove: 12 });
    await fixture.change({ ...small(), plans: [] });
    await fixture.park.store.db.updateTable('asset').set({ status: 'open' }).where('id', '=', 2).execute();
    expect([await fixture.standing(1), await fixture.standing(2)]).toEqual([[], before]);
  });
});
