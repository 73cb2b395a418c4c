import { dateText, type Language, timeText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';

/** `sobota 04.07.2026, 09:00` by the park's clocks. */
export function whenText(moment: Temporal.Instant, zone: string, language: Language): string {
  const day = dayOf(moment, zone);
  return `${weekdayText(day, language)} ${dateText(day)}, ${timeText(moment, zone)}`;
}

/** `04.07.2026, 09:00`. */
export function shortWhen(moment: Temporal.Instant, zone: string): string {
  return `${dateText(dayOf(moment, zone))}, ${timeText(moment, zone)}`;
}
