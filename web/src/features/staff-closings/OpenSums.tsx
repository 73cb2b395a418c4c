import { dateText } from '@cablepark/domain/time/display';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import type { OpenDays } from './api/dayCloses.ts';
import { People } from './People.tsx';
import { Sums } from './Sums.tsx';

/** The book's totals by method and by person, for the days of the close. */
export function OpenSums({ day, open: { from, sums, people } }: { day: Temporal.PlainDate; open: OpenDays }) {
  const t = useStaffTexts().closing;
  return (
    <>
      {!from.equals(day) && <p className={form.hint}>{t.since(dateText(from), dateText(day))}</p>}
      <Sums sums={sums} isLive />
      <People people={people} />
    </>
  );
}
