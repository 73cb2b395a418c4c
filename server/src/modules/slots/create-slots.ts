import { randomUUID } from 'node:crypto';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import type { Insertable } from 'kysely';
import type { Park } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import { lockEvents, lockTracks } from '../../db/locks.ts';
import type { SlotTable } from '../../db/tables.ts';
import { toEditableRow } from './slot-row.ts';
import { noteSlots } from './slots.audit.ts';
import type { NewSlot } from './slots.schema.ts';
import { slotFailure } from './slots.service.ts';
import { deleteFreeSlots, findBetween, holdSlots, insertSlots } from './slots.store.ts';

type NewRow = Insertable<SlotTable>;

/**
 * Makes the slots, all or none (DESIGN.md §5.9). Slots of one time in one request are places of one series.
 * @returns their ids in the order given. @throws SLOT_OVERLAP naming the first clash, INVALID_FOREIGN_KEY.
 */
export async function createSlots(park: Park, actor: Actor, slots: readonly NewSlot[]): Promise<number[]> {
  if (slots.length === 0) return [];
  const rows = toRows(slots);
  const { engine } = park.store;
  try {
    return await park.store.db.transaction().execute(async (db) => {
      await lockEvents(
        db,
        engine,
        slots.flatMap(({ event }) => event ?? []),
      );
      await lockTracks(
        db,
        engine,
        slots.map(({ asset }) => asset),
      );
      const ids = await insertSlots(db, rows);
      const made = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
      await noteSlots({ db, actor, nowMs: park.clock.now().epochMilliseconds }, 'slot.create', made);
      return ids;
    });
  } catch (error) {
    if (storeFailure(error) === 'overlap') throw await overlapOf(park, rows);
    throw slotFailure(error);
  }
}

function toRows(slots: readonly NewSlot[]): NewRow[] {
  const rows = slots.map((slot) => toRow(slot));
  const ofOneTime = Map.groupBy(rows, (row) => `${row.asset_id} ${row.start_at} ${row.end_at}`);
  for (const places of ofOneTime.values()) {
    const series = randomUUID();
    for (const row of places) row.series = series;
  }
  return rows;
}

function toRow(slot: NewSlot): NewRow {
  return {
    ...toEditableRow({
      track: slot.asset,
      start: requireWireTime(slot.startTime),
      minutes: slot.duration,
      price: toGrosze(slot.price),
      event: slot.event ?? null,
    }),
    series: '',
    booked_by: null,
    payment_id: null,
  };
}

/** The earliest of the wished slots that meets another, in the base or in the same wish. */
async function overlapOf(park: Park, rows: readonly NewRow[]): Promise<ParkError> {
  const assets = [...new Set(rows.map((row) => row.asset_id))];
  const from = Math.min(...rows.map((row) => row.start_at));
  const to = Math.max(...rows.map((row) => row.end_at));
  const existing = await findBetween(park.store.db, assets, from, to);
  const clash = rows
    .toSorted((a, b) => a.start_at - b.start_at)
    .find(
      (row, index, sorted) => existing.some(meets(row)) || sorted.slice(0, index).some(meetsInSeries(row)),
    );
  if (!clash) return new ParkError('SLOT_OVERLAP');
  const startTime = writeWireTime(Temporal.Instant.fromEpochMilliseconds(clash.start_at));
  return new ParkError('SLOT_OVERLAP', { extensions: { startTime, asset: clash.asset_id } });
}

type Span = Pick<NewRow, 'asset_id' | 'start_at' | 'end_at'>;

function meets(row: Span) {
  return (other: Span) =>
    other.asset_id === row.asset_id && other.start_at < row.end_at && other.end_at > row.start_at;
}

function meetsInSeries(row: Span) {
  const touches = meets(row);
  return (other: Span) => touches(other) && (other.start_at !== row.start_at || other.end_at !== row.end_at);
}

/**
 * Deletes slots nobody holds, all or none. @throws SLOT_BOOKED naming the booked ones, FORBIDDEN for unknown ids.
 */
export async function deleteSlots(park: Park, actor: Actor, ids: readonly number[]): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  await park.store.db.transaction().execute(async (db) => {
    const held = await holdSlots(db, park.store.engine, asked);
    const gone = await deleteFreeSlots(db, asked);
    if (held.size < asked.length) throw new ParkError('FORBIDDEN');
    if (gone.length < asked.length) {
      const deleted = new Set(gone.map(({ id }) => id));
      throw new ParkError('SLOT_BOOKED', { extensions: { slots: asked.filter((id) => !deleted.has(id)) } });
    }
    await noteSlots({ db, actor, nowMs: park.clock.now().epochMilliseconds }, 'slot.delete', gone);
  });
}
