import { endOf, hasBegun, type Slot } from '../slots/slot.ts';

/** A time to wait for. */
export interface WishSpan {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

const spanHours = 3;

/**
 * The times of a day that a rider can choose to wait for: the whole day first, then three hours each, by whole hours in the park's zone.
 * Empty once the day is over.
 */
export function wishSpansOf(
  slots: readonly Pick<Slot, 'start' | 'minutes'>[],
  now: Temporal.Instant,
  zone: string,
): WishSpan[] {
  const toCome = slots.filter((slot) => !hasBegun(slot, now));
  const starts = toCome.map(({ start }) => start.epochMilliseconds);
  const ends = toCome.map((slot) => endOf(slot).epochMilliseconds);
  if (starts.length === 0) return [];
  const first = toHour(Math.min(...starts), zone, 'floor');
  const last = toHour(Math.max(...ends), zone, 'ceil');
  const spans = [{ from: first, until: last }];
  for (let from = first; Temporal.Instant.compare(from, last) < 0; from = from.add({ hours: spanHours })) {
    const until = earlier(from.add({ hours: spanHours }), last);
    const hasSlot = toCome.some(
      (slot) =>
        Temporal.Instant.compare(slot.start, from) >= 0 && Temporal.Instant.compare(endOf(slot), until) <= 0,
    );
    if (hasSlot) spans.push({ from, until });
  }
  return spans.length === 2 ? spans.slice(0, 1) : spans;
}

function toHour(ms: number, zone: string, roundingMode: 'floor' | 'ceil'): Temporal.Instant {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return local.round({ smallestUnit: 'hour', roundingMode }).toInstant();
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
