import { type Holiday, holidaysIn } from './holidays.ts';
import type { PlanForm } from './seasonForm.ts';

/** The public holidays of a plan's days that no exception is about yet; none until both its days are there. */
export function freeHolidays({ firstDay, lastDay, exceptions }: PlanForm): Holiday[] {
  if (firstDay === '' || lastDay === '') return [];
  const isTaken = (day: string) =>
    exceptions.some((one) => one.firstDay <= day && day <= (one.lastDay || one.firstDay));
  return holidaysIn(Temporal.PlainDate.from(firstDay), Temporal.PlainDate.from(lastDay)).filter(
    ({ day }) => !isTaken(day.toString()),
  );
}
