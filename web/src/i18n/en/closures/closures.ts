import type { ClosureTexts } from '../../pl/closures/closures.ts';
import { nonBreaking } from '../nonBreaking.ts';
import { closureReasons } from './reasons.ts';

export const closures: ClosureTexts = nonBreaking({
  reasons: closureReasons,
  line: (what, why) => (why === null ? what : `${what} – ${why}`),
  track: (name, time) => `${name} closed ${time}`,
  alone: (time) => `Closed ${time}`,
  trackForNow: (name) => `${name} closed for now`,
  aloneForNow: 'Closed for now',
  forNow: 'for now',
  until: (time) => `until ${time}`,
  fromUntil: (from, until) => `from ${from} ${until}`,
  endOfDay: 'for the rest of the day',
  endOf: (day) => `until the end of ${day}`,
  closed: 'closed',
} satisfies ClosureTexts);
