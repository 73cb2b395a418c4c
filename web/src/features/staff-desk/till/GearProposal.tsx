import { sumGear } from '@cablepark/domain/booking/gear';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { gearOfDay } from '../../../booking/api/gear.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { tillTexts } from './till.texts.ts';
import type { BillDraft } from './useBill.ts';

/** The gear that the bill's riders chose at booking: a tap adds it to the bill. */
export function GearProposal({ slots, bill }: { slots: readonly Slot[]; bill: BillDraft }) {
  const t = useStaffPageTexts(tillTexts);
  const { language } = useLanguage();
  const { price } = useTexts().common;
  const { zone, features } = usePark();
  const [first] = slots;
  const day = first ? dayOf(first.start, zone) : null;
  const { data = [] } = useQuery({
    ...gearOfDay(day ?? Temporal.PlainDate.from('1970-01-01')),
    enabled: day !== null && features.includes('gear'),
  });
  const ids = slots.map(({ id }) => id);
  const gearOfRides = sumGear(data.flatMap(({ slot, gear }) => (ids.includes(slot) ? gear : [])));
  const missing = gearOfRides.flatMap(({ row, count, name }) => {
    const item = bill.items.find((each) => each.row === row);
    const more = count - bill.countOf(row);
    return item && more > 0 ? [{ row, name, more, cents: more * item.price }] : [];
  });
  if (missing.length === 0) return null;
  const names = missing.map(({ name, more }) => `${more} × ${inLanguage(name, language)}`).join(', ');
  const cents = missing.reduce((sum, each) => sum + each.cents, 0);
  return (
    <Button onClick={() => bill.addAll(missing.map(({ row, more }) => ({ row, count: more })))}>
      {t.addWanted(names, price(cents))}
    </Button>
  );
}
