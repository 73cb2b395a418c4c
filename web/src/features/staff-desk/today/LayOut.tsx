import { gearToLayOut } from '@cablepark/domain/booking/gear';
import { dayOf } from '@cablepark/domain/time/park-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { gearOfDay } from '../../../booking/api/gear.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { useNow } from '../../../ui/useNow.ts';
import { tillTexts } from '../till/till.texts.ts';

const refreshMs = 60_000;

/** The gear to prepare for the rides of the next hour; empty if no ride needs any. */
export function LayOut() {
  const t = useStaffPageTexts(tillTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  const now = useNow();
  const { data = [] } = useQuery({ ...gearOfDay(dayOf(now, zone)), refetchInterval: refreshMs });
  const gear = gearToLayOut(data, now);
  if (gear.length === 0) return null;
  const names = gear.map(({ name, count }) => `${count} × ${inLanguage(name, language)}`);
  return (
    <p>
      <strong>{t.layOut}</strong> <span>{names.join(', ')}</span>
    </p>
  );
}
