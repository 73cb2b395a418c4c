import { setImmediate } from 'node:timers/promises';
import type { SeasonChangeRow, SeasonChangeState } from '@cablepark/contract/season/season.schema';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Season } from '@cablepark/domain/season/season.schema';
import { aSeason } from '@cablepark/domain/testing/season';
import { carryOn } from '../../src/modules/season/change/carry-on.ts';
import { startChange } from '../../src/modules/season/change/start-change.ts';
import { startUndo } from '../../src/modules/season/change/start-undo.ts';
import { previewSeason } from '../../src/modules/season/preview-season.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp } from './park.ts';
import { aPerson, type Person } from './people.ts';
import { makeTracks } from './slots.ts';

/** 10:00 by the park's clocks, on the first day of the season. */
const now = '2026-06-01T08:00:00Z';
const week = Array.from({ length: 7 }, () => ({ opens: '12:00', closes: '13:00' }));

export const noChange: SeasonCounts = {
  make: 0,
  reprice: 0,
  remove: 0,
  keptBooked: 0,
  keptByHand: 0,
  leftFree: 0,
};

/** Four quarters of an hour a day from noon on, opened two days ahead at eight. */
export function smallSeason(
  plan: Parameters<typeof aSeason>[0] = {},
  release: Parameters<typeof aSeason>[1] = {},
): Season {
  return aSeason({ week, ...plan }, { daysAhead: 2, ...release });
}

/** The slots of a day of the small season, as `standing` tells them. */
export function dayAt(date: string, price = 5500): string[] {
  return ['12:00', '12:15', '12:30', '12:45'].map((time) => `${date}T${time} ${price}`);
}

const seasonTables = ['season_step', 'season_change', 'season_release', 'season'] as const;
const emptied = ['booking_history', 'slot', 'slot_gap', ...seasonTables, 'audit'] as const;

export type SeasonFixture = Awaited<ReturnType<typeof openSeasonFixture>>;

/** A park of two tracks and an Editor who plans its season. */
export async function openSeasonFixture(engine: TestEngine) {
  const park = await engine.open();
  const app = await openTestApp(park);
  await makeTracks(park);
  const [editor, rider] = [await aPerson(park, 'Editor'), await aPerson(park)];
  const { db } = park.store;
  const never = new AbortController().signal;

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    who: Person = editor,
  ) => app.inject({ method, url, headers: who.headers, ...(body ? { payload: body } : {}) });
  const preview = async (season: Season, refills = false) =>
    (await previewSeason(park, season, refills)).counts;
  const told = async (id: number): Promise<SeasonChangeRow> =>
    (await call('GET', `/season/changes/${id}`)).json().data;
  const slots = () => db.selectFrom('slot').selectAll().orderBy('asset_id').orderBy('start_at').execute();
  const idAt = async (time: string) =>
    (await slots()).find((slot) => slot.asset_id === 1 && clockTime(slot.start_at) === time)?.id ?? 0;

  return {
    park,
    editor,
    call,
    preview,
    told,
    slots,
    idAt,
    async reset() {
      park.clock.set(now);
      await emptyTables(db, emptied);
    },
    /** Changes the season to the end. @returns the change's id */
    async change(season: Season, refills = false, expected: SeasonCounts | null = null): Promise<number> {
      const version = (await call('GET', '/season')).json().data.version as number;
      const foreseen = expected ?? (await preview(season, refills));
      const id = await startChange(park, editor, { season, version, refills, expected: foreseen });
      await carryOn(park, id, never);
      return id;
    },
    async undo(id: number): Promise<void> {
      await startUndo(park, editor, id);
      await carryOn(park, id, never);
    },
    /** What is told of a change once it has come to that, while the server goes on with it. */
    async toldOnce(id: number, state: SeasonChangeState): Promise<SeasonChangeRow | null> {
      for (let turn = 0; turn < 1000; turn += 1) {
        const row = await told(id);
        if (row.state === state) return row;
        await setImmediate();
      }
      return null;
    },
    /** Starts by the park's clocks and prices of the slots of a track. */
    async standing(track = 1): Promise<string[]> {
      const rows = (await slots()).filter(({ asset_id }) => asset_id === track);
      return rows.map((slot) => `${clockTime(slot.start_at)} ${slot.price_cents}`);
    },
    /** A rider books the slot of track 1 at that time. */
    async book(time: string): Promise<void> {
      const answer = await call('PATCH', `/items/Slot/${await idAt(time)}`, { bookedBy: rider.id }, rider);
      if (answer.statusCode !== 200) throw new Error(`Nobody can book ${time}: ${answer.body}`);
    },
    contradictions: () => findContradictions(db, park.store.engine, park.clock.now().epochMilliseconds),
  };
}

function clockTime(ms: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Warsaw');
  return local.toPlainDateTime().toString().slice(5, 16);
}
