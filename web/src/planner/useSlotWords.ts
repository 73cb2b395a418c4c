import { durationText, timeText } from '@cablepark/domain/display';
import { dayOf, startOf } from '@cablepark/domain/park-time';
import type { Slot } from '@cablepark/domain/slots';
import { useLanguage, useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { longDay } from './dayLabels.ts';

/** A slot in a sentence: when, where, for how long, for how much. */
export function useSlotWords() {
  const { language } = useLanguage();
  const { common, planner } = useTexts();
  const { zone } = usePark();

  const time = (slot: Slot) => timeText(slot.startTime, zone);
  const day = (slot: Slot) => longDay(dayOf(startOf(slot), zone), language);
  return {
    when: (slot: Slot) => `${time(slot)}, ${day(slot)}`,
    what: (slot: Slot) =>
      [
        day(slot),
        time(slot),
        common.track(slot.asset),
        durationText(slot.duration),
        common.price(slot.price),
      ].join(' · '),
    whatAll: (slots: readonly Slot[]) => {
      const [first] = slots;
      if (!first) return '';
      const price = common.price(slots.reduce((sum, slot) => sum + slot.price, 0));
      return [day(first), slots.map(time).join(', '), common.track(first.asset), planner.total(price)].join(
        ' · ',
      );
    },
  };
}
