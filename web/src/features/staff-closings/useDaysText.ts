import { dateText } from '@cablepark/domain/time/display';
import { useStaffTexts } from '../../staff/texts.ts';

/** The days of a close: `04.07.2026`, or the first and the last of them. */
export function useDaysText(): (close: { from: string; day: string }) => string {
  const t = useStaffTexts().closing;
  return ({ from, day }) => (from === day ? text(day) : t.days(text(from), text(day)));
}

function text(day: string): string {
  return dateText(Temporal.PlainDate.from(day));
}
