import { type Holiday, holidaysIn } from './holidays.ts';
import type { PlanForm } from './seasonForm.ts';

/** The public holidays within a plan that have no exception yet; none until it has both days. */
export function freeHolidays({ firstDay, lastDay, exceptions }: PlanForm): Holiday[] {
  if (firstDay === '' || lastDay === '') return [];
  const isTaken = (day: string) =>
    exceptions.some((one) => one.firstDay <= day && day <= (one.lastDay || one.firstDay));
  return holidaysIn(Temporal.PlainDate.from(firstDay), Temporal.PlainDate.from(lastDay)).filter(
    ({ day }) => !isTaken(day.toString()),
  );
}
