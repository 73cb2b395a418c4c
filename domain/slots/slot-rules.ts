import type { Decision, Refusal } from '../decision.ts';
import { findFirstClash, type PlacedSlot, type PlannedSlot } from './clashes.ts';
import type { Slot } from './slot.ts';

/** `clash`: the earliest of the new slots that overlaps another. */
export interface OverlapRefusal extends Refusal {
  clash: PlannedSlot;
}

/** `slots`: the ids of the booked or held ones. */
export interface BookedRefusal extends Refusal {
  slots: number[];
}

/** May these slots be made beside the existing ones of their tracks? All or none. Slots of one time in one request are places of one series. */
export function decideSlotMaking(
  newSlots: readonly PlannedSlot[],
  existing: readonly PlannedSlot[],
): Decision | OverlapRefusal {
  if (newSlots.length === 0) return 'unchanged';
  const clash = findFirstClash(
    newSlots.map((slot) => ({ ...slot, series: 'planned' })),
    existing.map((slot) => ({ ...slot, series: 'standing' })),
  );
  if (!clash) return 'ok';
  const { start, minutes, track } = clash;
  return { code: 'SLOT_OVERLAP', clash: { start, minutes, track } };
}

export interface SlotChange<Edited extends Slot = Slot> {
  before: Edited;
  after: Edited;
}

/**
 * May these slots change like this? Only free ones, all or none.
 * @param existing the other slots of their new tracks
 */
export function decideSlotEdit(
  changes: readonly SlotChange<Slot & PlacedSlot>[],
  existing: readonly PlacedSlot[],
): Decision {
  if (changes.some(({ before }) => before.rider !== null)) return 'SLOT_BOOKED';
  const unmovedSlots = changes.filter((change) => !isMoved(change)).map(({ after }) => after);
  const movedSlots = changes.filter(isMoved).map(({ after }) => after);
  return findFirstClash(movedSlots, [...existing, ...unmovedSlots]) ? 'SLOT_OVERLAP' : 'ok';
}

/** Whether its track, time or length changes. */
export function isMoved({ before, after }: SlotChange): boolean {
  return (
    before.track !== after.track ||
    before.minutes !== after.minutes ||
    before.start.epochMilliseconds !== after.start.epochMilliseconds
  );
}

/** May these slots be deleted? Only free ones, all or none. */
export function decideSlotDeletion(slots: readonly Slot[]): Decision | BookedRefusal {
  if (slots.length === 0) return 'unchanged';
  const bookedIds = slots.filter(({ rider }) => rider !== null).map(({ id }) => id);
  return bookedIds.length > 0 ? { code: 'SLOT_BOOKED', slots: bookedIds } : 'ok';
}
