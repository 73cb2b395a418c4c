import { closureOf } from '../closures/closure.ts';
import { byStart, type Slot } from '../slots/slot.ts';
import type { NextTimesFacts } from './next-times.ts';
import { decideBooking } from './rules.ts';

/** How many other slots the desk is offered if the wanted one is taken. */
const othersAtMost = 4;
/** A guest of the desk; no account has this id. */
const anyGuest = '';
const desk = { id: 'desk', role: 'Manager' } as const;

/** Whether the desk can book this slot for a guest now. @param slot null if it was deleted */
export function isFreeAtDesk(slot: Slot | null, { tracks, closures, now }: NextTimesFacts): boolean {
  const decision = decideBooking({
    slot,
    rider: anyGuest,
    actor: desk,
    now,
    isRiderActive: true,
    track: tracks.find(({ id }) => id === slot?.track)?.status ?? null,
    closure: slot && closureOf(slot, closures),
    isPaidFirst: false,
  });
  return decision === 'ok';
}

/** The next slots of any track that the desk can book instead of a taken one, earliest first. */
export function othersAtDesk<Found extends Slot>(
  gone: Slot,
  slots: readonly Found[],
  facts: NextTimesFacts,
): Found[] {
  return slots
    .filter((slot) => slot.id !== gone.id && Temporal.Instant.compare(slot.start, gone.start) >= 0)
    .filter((slot) => isFreeAtDesk(slot, facts))
    .toSorted(byStart)
    .slice(0, othersAtMost);
}
