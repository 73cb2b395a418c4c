import type { Language } from '@cablepark/domain/time/display';
import { monthTitle, names } from '../../../i18n/dayNames.ts';

/** `Nov – Dec 2026`, `lis – gru 2026`: for days of a month's end, and more of the next one; of other days as `monthTitle`. */
export function monthsTitle(
  month: Temporal.PlainYearMonth,
  firstDay: Temporal.PlainDate | undefined,
  language: Language,
): string {
  if (!firstDay?.toPlainYearMonth().equals(month) || firstDay.day <= 14) return monthTitle(month, language);
  const { shortMonth } = names[language];
  const next = month.add({ months: 1 });
  const year = next.year === month.year ? '' : ` ${month.year}`;
  return `${shortMonth[month.month - 1]}${year} – ${shortMonth[next.month - 1]} ${next.year}`;
}
