import { writeSeasonRow } from '@cablepark/contract/season/season';
import { anException } from '@cablepark/domain/testing/season';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import {
  noChange as none,
  openSeasonFixture,
  type SeasonFixture,
  smallSeason as small,
} from '../../../test/support/season-fixture.ts';
import { carryOn } from './change/carry-on.ts';
import { startUndo } from './change/start-undo.ts';

const never = new AbortController().signal;

describe.each(eitherEngine(import.meta.url))('Undoing a change of the season on $name', (engine) => {
  let fixture: SeasonFixture;

  beforeAll(async () => {
    fixture = await openSeasonFixture(engine);
  });

  beforeEach(async () => fixture.reset());

  test('A change is undone whole: slots that it removed come back under their numbers', async () => {
    await fixture.change(small());
    await fixture.book('06-02T12:00');
    const before = await fixture.slots();
    const bare = (rows: typeof before) => rows.map(({ series: _series, ...row }) => row);
    const id = await fixture.change(
      small({
        minutes: 20,
        exceptions: [anException({ firstDay: '2026-06-01', price: 100 })],
      }),
    );
    expect(bare(await fixture.slots())).not.toEqual(bare(before));
    await fixture.undo(id);
    expect(bare(await fixture.slots())).toEqual(bare(before));
    const {
      season,
      version: after,
      released,
      change: last,
    } = (await fixture.call('GET', '/season')).json().data;
    expect([season, after]).toEqual([writeSeasonRow(small()), 3]);
    expect(released).toEqual([1, 2].map((asset) => ({ asset, until: '2026-06-03' })));
    expect(last).toMatchObject({
      id,
      state: 'undone',
      undo: 'SEASON_CHANGED',
      expected: { ...none, make: 23, remove: 17 },
      counts: { ...none, make: 23, remove: 17 },
    });
    expect(await fixture.contradictions()).toEqual([]);
  });

  test('What a change made can be undone until somebody books into it or a hand touches it', async () => {
    const id = await fixture.change(small());
    await fixture.book('06-02T12:00');
    await fixture.call('PATCH', `/items/Slot/${await fixture.idAt('06-02T12:15')}`, { price: 10 });
    const taken = [await fixture.idAt('06-02T12:00'), await fixture.idAt('06-02T12:15')];
    expect((await fixture.told(id)).undo).toBe('SLOT_BOOKED');
    const refused = await fixture.call('POST', `/season/changes/${id}/undo`);
    expect([refused.statusCode, refused.json().errors[0].extensions]).toEqual([
      409,
      { code: 'SLOT_BOOKED', slots: taken },
    ]);
    await fixture.call('PATCH', `/items/Slot/${taken[0]}`, { bookedBy: null });
    await fixture.call('DELETE', `/items/Slot/${taken[1]}`);
    await fixture.undo(id);
    expect(await fixture.slots()).toEqual([]);
    expect((await fixture.call('GET', '/season')).json().data).toMatchObject({
      season: { plans: [] },
      released: [],
    });
  });

  test('Who books while it is being undone keeps the slot, and is told of', async () => {
    const id = await fixture.change(small());
    await startUndo(fixture.park, fixture.editor, id);
    await fixture.book('06-03T12:45');
    await carryOn(fixture.park, id, never);
    expect(await fixture.standing(1)).toEqual(['06-03T12:45 5500']);
    expect((await fixture.told(id)).counts).toEqual({ ...none, remove: 23, keptBooked: 1 });
    expect(await fixture.contradictions()).toEqual([]);
  });

  test('Only the last change can be undone, and only once', async () => {
    const first = await fixture.change(small());
    const second = await fixture.change(small({ minutes: 30 }));
    const codeOf = async (id: number) =>
      (await fixture.call('POST', `/season/changes/${id}/undo`)).json().errors?.[0].extensions.code;
    expect(await codeOf(first)).toBe('SEASON_CHANGED');
    await fixture.undo(second);
    expect(await codeOf(second)).toBe('SEASON_CHANGED');
    expect(await codeOf(9999)).toBe('FORBIDDEN');
  });
});
