import type { EventChoice } from './useComingEvents.ts';

/** The events that slots can be given to. */
export function EventOptions({ events }: { events: readonly EventChoice[] }) {
  return events.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}
