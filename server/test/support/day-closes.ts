import { closeDayCall, readOpenDaysCall } from '@cablepark/contract/payments/day-closes';
import type { Call, WireAnswer } from './call.ts';
import type { Person } from './people.ts';

/** PLN by method. */
export type Sums = Record<string, number>;

/** What a close of this day would count. */
export async function openDays(call: Call, who: Person, day: string): Promise<{ from: string; sums: Sums }> {
  const { data, code } = await call('GET', `${readOpenDaysCall.path}?day=${day}`, who);
  if (code) throw new Error(`The day ${day} cannot be closed: ${code}.`);
  return data as unknown as { from: string; sums: Sums };
}

/** Looks at the sums of a day and closes it, with the cash counted as it should be. */
export async function closeDay(
  call: Call,
  who: Person,
  day: string,
  differs: object = {},
): Promise<WireAnswer> {
  const { sums } = await openDays(call, who, day);
  return await call('POST', closeDayCall.path, who, { day, sums, counted: sums['cash'], ...differs });
}

/** The same again until nothing moves between looking and closing. */
export async function closeAtLast(call: Call, who: Person, day: string): Promise<WireAnswer> {
  const answer = await closeDay(call, who, day);
  return answer.code === 'DAY_CHANGED' ? await closeAtLast(call, who, day) : answer;
}
