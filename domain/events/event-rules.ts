import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import { type BookedRefusal, decideSlotDeletion } from '../slots/slot-rules.ts';
import type { AnnouncedEvent } from './events.ts';

type EventTimes = Pick<AnnouncedEvent, 'start' | 'end'>;

/** May this event be announced? FAILED_VALIDATION is about its end. */
export function decideEventMaking({ start, end }: EventTimes, isImageKnown: boolean): Decision {
  if (end !== null && Temporal.Instant.compare(end, start) <= 0) return 'FAILED_VALIDATION';
  return isImageKnown ? 'ok' : 'INVALID_FOREIGN_KEY';
}

/** May the event change like this? */
export function decideEventChange(
  after: EventTimes,
  { isDifferent, isImageKnown }: { isDifferent: boolean; isImageKnown: boolean },
): Decision {
  return isDifferent ? decideEventMaking(after, isImageKnown) : 'unchanged';
}

/** May an event be deleted? Its free slots are deleted with it. One booked slot, even a past one, prevents that. */
export function decideEventDeletion(slots: readonly Slot[]): Decision | BookedRefusal {
  const decision = decideSlotDeletion(slots);
  return decision === 'unchanged' ? 'ok' : decision;
}
