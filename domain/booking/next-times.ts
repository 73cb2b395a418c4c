import { type Closure, closureOf } from '../closures/closure.ts';
import { hasBegun, type Slot } from '../slots/slot.ts';
import type { Track } from '../tracks/track.ts';
import { decideBooking } from './rules.ts';

/** The number of times that a page offers. */
const timesAtMost = 3;
/** Any rider; no account has this id. */
const anyRider = { id: '', role: 'User' } as const;

export interface NextTimesFacts {
  tracks: readonly Pick<Track, 'id' | 'status'>[];
  closures: readonly Closure[];
  now: Temporal.Instant;
}

/** The next slots that any rider may book and that have not begun, one for each start. @param slots the earliest first */
export function nextTimes<Found extends Slot>(
  slots: readonly Found[],
  { tracks, closures, now }: NextTimesFacts,
): Found[] {
  const found: Found[] = [];
  for (const slot of slots) {
    if (found.length === timesAtMost) break;
    if (slot.event !== null || hasBegun(slot, now) || found.at(-1)?.start.equals(slot.start)) continue;
    const decision = decideBooking({
      slot,
      rider: anyRider.id,
      actor: anyRider,
      now,
      isRiderActive: true,
      track: tracks.find(({ id }) => id === slot.track)?.status ?? null,
      closure: closureOf(slot, closures),
      isPaidFirst: false,
    });
    if (decision === 'ok') found.push(slot);
  }
  return found;
}
