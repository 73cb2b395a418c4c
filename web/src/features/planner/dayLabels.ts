import type { Language } from '@cablepark/domain/time/display';
import { longDay } from '../../i18n/dayNames.ts';
import type { Texts } from '../../i18n/pl.ts';
import type { DaySummary } from './daySummary.ts';

/** What a cell of the grid says to who cannot see it: "Saturday 4 July, 12 of 48 free". */
export function dayLabel(summary: DaySummary, language: Language, t: Texts['planner']): string {
  const { day, free, total, colour, events } = summary;
  return [
    longDay(day, language),
    total === 0 ? t.noSlots : t.freeOf(free, total),
    colour === 'mine' ? t.youRide : '',
    events.length > 0 ? t.withEvents(events.length) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
