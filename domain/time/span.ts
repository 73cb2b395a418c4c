import { timeText, timeWithOffset } from './display.ts';

/** `HH:MM–HH:MM`, with both offsets where the clocks change in between: else it would read an hour too long or backwards. */
export function spanText(from: Temporal.Instant, until: Temporal.Instant, zone: string): string {
  const [begins, ends] = [from.toZonedDateTimeISO(zone), until.toZonedDateTimeISO(zone)];
  return begins.offset === ends.offset
    ? `${timeText(from, zone)}–${timeText(until, zone)}`
    : `${timeWithOffset(begins)}–${timeWithOffset(ends)}`;
}
