import { dateText, type Language, timeText } from '../time/display.ts';
import { dayOf } from '../time/park-time.ts';
import type { ClosureReason } from './closure.ts';
import type { ParkStatus } from './park-status.ts';

/** Monday first: `w sobotę`. */
const polishDays = [
  'w poniedziałek',
  'we wtorek',
  'w środę',
  'w czwartek',
  'w piątek',
  'w sobotę',
  'w niedzielę',
];
const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface StatusWords {
  open: (until: string) => string;
  opens: (day: string, time: string) => string;
  delayed: (minutes: number) => string;
  closed: (until: string) => string;
  closedForNow: string;
  reasons: Record<ClosureReason, string>;
  since: (time: string) => string;
  today: string;
  tomorrow: string;
  /** The days of the week, Monday first. */
  days: readonly string[];
  /** `jutro 10:00`, for a closure that ends on another day. */
  onDay: (day: string, time: string) => string;
  onDate: (date: string) => string;
}

const texts: Record<Language, StatusWords> = {
  pl: {
    open: (until) => `Otwarte dziś do ${until}`,
    opens: (day, time) => `Otwieramy ${day} o ${time}`,
    delayed: (minutes) => `Jeździmy z opóźnieniem około ${minutes} min`,
    closed: (until) => `Zamknięte, otwieramy ${until}`,
    closedForNow: 'Na razie zamknięte',
    reasons: { wind: 'wiatr', storm: 'burza', breakdown: 'awaria wyciągu', event: 'wydarzenie', other: '' },
    since: (time) => `stan z ${time}`,
    today: 'dziś',
    tomorrow: 'jutro',
    days: polishDays,
    onDay: (day, time) => `${day} o ${time}`,
    onDate: (date) => date,
  },
  en: {
    open: (until) => `Open today until ${until}`,
    opens: (day, time) => `We open ${day} at ${time}`,
    delayed: (minutes) => `Rides run about ${minutes} min late`,
    closed: (until) => `Closed, we open ${until}`,
    closedForNow: 'Closed for now',
    reasons: { wind: 'wind', storm: 'storm', breakdown: 'cable breakdown', event: 'event', other: '' },
    since: (time) => `as of ${time}`,
    today: 'today',
    tomorrow: 'tomorrow',
    days: englishDays.map((day) => `on ${day}`),
    onDay: (day, time) => `${day} at ${time}`,
    onDate: (date) => `on ${date}`,
  },
};

export interface StatusReading {
  language: Language;
  zone: string;
  now: Temporal.Instant;
}

/** The park's status in one line: `Zamknięte, otwieramy dziś o 16:00 (wiatr), stan z 14:02`. */
export function statusText(status: ParkStatus, { language, zone, now }: StatusReading): string {
  const t = texts[language];
  const dayWords = (moment: Temporal.Instant) => {
    const [day, today] = [dayOf(moment, zone), dayOf(now, zone)];
    const { days } = today.until(day);
    if (days === 0) return t.today;
    if (days === 1) return t.tomorrow;
    return days < 7 ? (t.days[day.dayOfWeek - 1] ?? '') : t.onDate(dateText(day));
  };
  if (status.state === 'open') return t.open(timeText(status.until, zone));
  if (status.state === 'opens') return t.opens(dayWords(status.at), timeText(status.at, zone));
  const since = t.since(timeText(status.since, zone));
  if (status.state === 'delayed') return `${t.delayed(status.minutes)}, ${since}`;
  const { until, isForNow, reason } = status;
  const what = isForNow ? t.closedForNow : t.closed(t.onDay(dayWords(until), timeText(until, zone)));
  const why = t.reasons[reason] === '' ? '' : ` (${t.reasons[reason]})`;
  return `${what}${why}, ${since}`;
}

/** Whether the status is a closure or a delay, which every page shows; only the home page shows others. */
export function isStatusNews({ state }: ParkStatus): boolean {
  return state === 'closed' || state === 'delayed';
}
