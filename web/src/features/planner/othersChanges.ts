import type { Slot } from '@cablepark/domain/slots/slot';

/** Numbers of slots that others booked and freed. */
export interface OthersChanges {
  taken: number;
  freed: number;
}

/** @param me excluded: the viewer's own bookings are not announced */
export function countOthersChanges(
  before: readonly Slot[],
  after: readonly Slot[],
  me: string | null,
): OthersChanges {
  const earlierById = new Map(before.map((slot) => [slot.id, slot]));
  const count = { taken: 0, freed: 0 };
  for (const slot of after) {
    const was = earlierById.get(slot.id);
    if (was === undefined || was === slot) continue;
    if (was.rider === null && slot.rider !== null && slot.rider !== me) count.taken += 1;
    if (was.rider !== null && was.rider !== me && slot.rider === null) count.freed += 1;
  }
  return count;
}
