import { paths } from '@cablepark/contract/paths';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { AddHere } from '../../../park/AddHere.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { nextDayWithSlots } from '../api/nextDay.ts';
import { useDeskTexts } from '../useDeskTexts.ts';

interface EmptyDayProps {
  day: Temporal.PlainDate;
  onDay: (day: Temporal.PlainDate) => void;
}

/** Below a day without slots: a link to the next day with some, or to the editor of slots. */
export function EmptyDay({ day, onDay }: EmptyDayProps) {
  const { setup } = useStaffTexts();
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { data: next } = useQuery(nextDayWithSlots(day, usePark().zone));
  if (next === undefined) return null;
  if (next === null) return <AddHere action="season.edit" to={paths.season} label={setup.season.open} />;
  return (
    <p>
      <Button onClick={() => onDay(next)}>
        {t.nextDayWithSlots(`${weekdayText(next, language)} ${dateText(next)}`)}
      </Button>
    </p>
  );
}
