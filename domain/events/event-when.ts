import { dateText, type Language, timeText, weekdayText } from '../time/display.ts';
import { dayOf } from '../time/park-time.ts';
import type { AnnouncedEvent } from './events.ts';

/**
 * `piątek 03.07.2026, 21:30–23:30` in the park's zone; an end on another day includes its day.
 * @param nameDay formats the days; `piątek 03.07.2026` by default
 */
export function whenOf(
  { start, end }: Pick<AnnouncedEvent, 'start' | 'end'>,
  language: Language,
  zone: string,
  nameDay: (day: Temporal.PlainDate) => string = (day) => `${weekdayText(day, language)} ${dateText(day)}`,
): string {
  const day = dayOf(start, zone);
  const begins = `${nameDay(day)}, ${timeText(start, zone)}`;
  if (end === null) return begins;
  const lastDay = dayOf(end, zone);
  const until = timeText(end, zone);
  return lastDay.equals(day) ? `${begins}–${until}` : `${begins} – ${nameDay(lastDay)}, ${until}`;
}
