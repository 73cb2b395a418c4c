import { writeSlotRow } from '@cablepark/contract/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Db } from '../../db/store.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { type Difference, differenceOf } from '../audit/difference.ts';

/** Who did it and when, for the audit log. */
export interface Deed {
  db: Db;
  actor: Actor;
  nowMs: number;
}

export interface SlotSpan {
  id: number;
  asset_id: number;
  start_at: number;
}

/** One entry per track: how many slots there are, or were, from the first to the last. */
export async function noteSlots(
  { db, actor, nowMs }: Deed,
  action: 'slot.create' | 'slot.delete',
  slots: readonly SlotSpan[],
): Promise<void> {
  for (const [asset, ofTrack] of Map.groupBy(slots, (slot) => slot.asset_id)) {
    const sorted = ofTrack.toSorted((a, b) => a.start_at - b.start_at);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last) continue;
    const span = { asset, count: sorted.length, first: wireTime(first), last: wireTime(last) };
    const said = action === 'slot.create' ? { after: span } : { before: span };
    await writeAudit(db, { actor: actor.id, action, subject: 'Slot', subjectId: first.id, ...said, nowMs });
  }
}

export interface SlotChange {
  before: Slot;
  after: Slot;
}

/** One entry per kind of change: a price raised on five hundred slots is one line, with their numbers. */
export async function noteSlotEdits(
  { db, actor, nowMs }: Deed,
  changes: readonly SlotChange[],
): Promise<void> {
  const differences = changes.flatMap(({ before, after }) => {
    const difference = differenceOf(writeSlotRow(before), writeSlotRow(after));
    return difference ? [{ id: before.id, difference }] : [];
  });
  for (const alike of Map.groupBy(differences, ({ difference }) => JSON.stringify(difference)).values()) {
    const [{ id, difference }] = alike as [{ id: number; difference: Difference }];
    const slots = alike.length > 1 ? { slots: alike.map((each) => each.id) } : {};
    await writeAudit(db, {
      actor: actor.id,
      action: 'slot.edit',
      subject: 'Slot',
      subjectId: id,
      before: difference.before,
      after: { ...difference.after, ...slots },
      nowMs,
    });
  }
}

/** What staff did with somebody else's booking; riders' own doings are in the booking history. */
export async function noteBooking(
  { db, actor, nowMs }: Deed,
  action: 'slot.book' | 'slot.cancel',
  slot: number,
  rider: string,
): Promise<void> {
  if (rider === actor.id) return;
  const said = action === 'slot.book' ? { after: { rider } } : { before: { rider } };
  await writeAudit(db, { actor: actor.id, action, subject: 'Slot', subjectId: slot, ...said, nowMs });
}

function wireTime({ start_at }: SlotSpan): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(start_at));
}
