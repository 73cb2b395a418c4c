import { randomUUID } from 'node:crypto';
import { toGrosze } from '@cablepark/contract/money';
import type { NewSlot } from '@cablepark/contract/rides/slot-changes.schema';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import { decideSlotMaking, type OverlapRefusal } from '@cablepark/domain/slots/slot-rules';
import type { Insertable } from 'kysely';
import { lockEvents, lockTracks } from '../../db/locks.ts';
import type { SlotTable } from '../../db/tables/slot-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { auditSlots } from './audit-slots.ts';
import { slotFailure } from './rows/slot-failure.ts';
import { toEditableRow } from './rows/slot-row.ts';
import { findStanding, insertSlots } from './rows/slots.store.ts';

type Planned = Omit<Slot, 'id' | 'rider' | 'payment' | 'heldUntil' | 'isReserved'>;

/**
 * Creates the slots, all or none. Slots at one time in one request are places of one series.
 * @returns their ids in the order given. @throws SLOT_OVERLAP naming the first clash, INVALID_FOREIGN_KEY.
 */
export async function createSlots(
  context: ServerContext,
  actor: Actor,
  slots: readonly NewSlot[],
): Promise<number[]> {
  const newSlots = slots.map(readNewSlot);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      await lockEvents(
        db,
        engine,
        newSlots.flatMap(({ event }) => event ?? []),
      );
      await lockTracks(
        db,
        engine,
        newSlots.map(({ track }) => track),
      );
      const decision = decideSlotMaking(newSlots, await findStanding(db, newSlots));
      if (enforce(decision, overlapOf) === 'unchanged') return [];
      const ids = await insertSlots(db, toRows(newSlots));
      const createdSlots = newSlots.map((slot, index) => ({ ...slot, id: ids[index] ?? 0 }));
      await auditSlots(transaction, 'slot.create', createdSlots);
      return ids;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

function readNewSlot(slot: NewSlot): Planned {
  return {
    track: slot.asset,
    start: requireWireTime(slot.startTime),
    minutes: slot.duration,
    price: toGrosze(slot.price),
    event: slot.event ?? null,
  };
}

function overlapOf({ code, clash }: Refusal & Partial<OverlapRefusal>): ParkError | undefined {
  if (!clash) return undefined;
  return new ParkError(code, {
    extensions: { startTime: writeWireTime(clash.start), asset: clash.track },
  });
}

function toRows(planned: readonly Planned[]): Insertable<SlotTable>[] {
  const rows = planned.map((slot) => ({
    ...toEditableRow(slot),
    series: '',
  }));
  const ofOneTime = Map.groupBy(rows, (row) => `${row.asset_id} ${row.start_at} ${row.end_at}`);
  for (const places of ofOneTime.values()) {
    const series = randomUUID();
    for (const row of places) row.series = series;
  }
  return rows;
}
