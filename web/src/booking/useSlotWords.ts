import { groupBy } from '@cablepark/domain/grouping';
import { endOf, type Slot } from '@cablepark/domain/slots/slot';
import { durationText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { dayTitle, longDay, shortDay } from '../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useTrackName } from '../park/TrackNames.tsx';

/** Total in grosze. */
export function priceOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + slot.price, 0);
}

/** A slot in a sentence: time, track, length and price. */
export function useSlotWords() {
  const { language } = useLanguage();
  const { common, planner } = useTexts();
  const { zone } = usePark();
  const trackName = useTrackName();

  const time = (slot: Slot) => timeText(slot.start, zone);
  const date = (slot: Slot) => dayOf(slot.start, zone);
  return {
    time,
    /** `Sobota 4 lipca`. */
    day: (slot: Slot) => dayTitle(date(slot), language),
    endTime: (slot: Slot) => timeText(endOf(slot), zone),
    track: (slot: Slot) => trackName(slot.track),
    when: (slot: Slot) => `${time(slot)}, ${longDay(date(slot), language)}`,
    /** Time and track, in short. */
    place: (slot: Slot) => `${shortDay(date(slot), language)}, ${time(slot)}, ${trackName(slot.track)}`,
    /** In two lines: time; track, length and price. */
    what: (slot: Slot) =>
      `${dayTitle(date(slot), language)}, ${time(slot)}\n${[
        trackName(slot.track),
        durationText(slot.minutes),
        common.price(slot.price),
      ].join(' · ')}`,
    /** Day, times and track, for each day and track; the total in the last line. */
    whatAll: (slots: readonly Slot[]) => {
      const total = planner.total(common.price(priceOf(slots)));
      const groups = [...groupBy(slots, (slot) => `${date(slot).toString()} ${slot.track}`).values()];
      const lines = groups.flatMap((group) =>
        group
          .slice(0, 1)
          .flatMap((first) => [
            dayTitle(date(first), language),
            group.map(time).join(', '),
            trackName(first.track),
          ]),
      );
      return groups.length === 1
        ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''} · ${total}`].join('\n')
        : [...lines, total].join('\n');
    },
  };
}
