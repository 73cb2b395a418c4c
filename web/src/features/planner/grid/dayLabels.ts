import type { DayCount } from '@cablepark/domain/planner/day-summary';
import type { Language } from '@cablepark/domain/time/display';
import { longDay } from '../../../i18n/dayNames.ts';
import type { Texts } from '../../../i18n/pl.ts';
import type { Waiting } from './waitingDays.ts';

/** The accessible label of a cell: "Saturday 4 July, 12 of 48 available". */
export function dayLabel(
  summary: DayCount,
  language: Language,
  t: Texts['planner'],
  waiting?: Waiting,
): string {
  const { day, free, total, colour, eventCount } = summary;
  return [
    longDay(day, language),
    total === 0 ? t.noSlots : t.freeOf(free, total),
    colour === 'mine' && waiting === undefined ? t.youRide : '',
    waiting === 'held' ? t.state.held : '',
    eventCount > 0 ? t.withEvents(eventCount) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
