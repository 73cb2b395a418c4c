import { nonBreaking } from '../nonBreaking.ts';
import { closureReasons } from './reasons.ts';

/** What is closed, until when and why: on public pages and at the desk. */
export const closures = nonBreaking({
  reasons: closureReasons,
  /** `why` as in `reasons`. */
  line: (what: string, why: string | null) => (why === null ? what : `${what} – ${why}`),
  track: (name: string, time: string) => `${name} zamknięty ${time}`,
  /** Of one track, beneath its name. */
  alone: (time: string) => `Zamknięty ${time}`,
  /** For a closure with an unknown end. */
  trackForNow: (name: string) => `${name} na razie zamknięty`,
  aloneForNow: 'Na razie zamknięty',
  forNow: 'na razie',
  until: (time: string) => `do ${time}`,
  fromUntil: (from: string, until: string) => `od ${from} ${until}`,
  endOfDay: 'do końca dnia',
  endOf: (day: string) => `do końca dnia: ${day}`,
  /** On a slot that cannot be booked, where no reason is named. */
  closed: 'zamknięty',
});
export type ClosureTexts = typeof closures;
