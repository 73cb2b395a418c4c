import { toGrosze, toPln } from '@cablepark/contract/money';
import { closeDayCall, readOpenDaysCall } from '@cablepark/contract/payments/day-closes';
import type { OpenDaysRow } from '@cablepark/contract/payments/day-closes.schema';
import { usualTaking } from '@cablepark/domain/payments/day-close';
import type { Call, WireAnswer } from './call.ts';
import type { Person } from './people.ts';

/** What a close of this day would count. */
export async function openDays(call: Call, who: Person, day: string): Promise<OpenDaysRow> {
  const { data, code } = await call('GET', `${readOpenDaysCall.path}?day=${day}`, who);
  if (code) throw new Error(`The day ${day} cannot be closed: ${code}.`);
  return data as unknown as OpenDaysRow;
}

/** A count of what should be in the till, as a body of the call; a till has never less than nothing. */
export function rightCount({ day, sums, float }: OpenDaysRow) {
  const due = toGrosze(float) + toGrosze(sums.cash);
  const counted = Math.max(0, due);
  const taken = toPln(usualTaking(counted, toGrosze(float)));
  return { day, sums, float, counted: toPln(counted), taken, note: due < 0 ? 'Z innej kasy' : null };
}

/** Looks at the sums of a day and closes it, with the cash counted as it should be. */
export async function closeDay(
  call: Call,
  who: Person,
  day: string,
  differs: object = {},
): Promise<WireAnswer> {
  const open = await openDays(call, who, day);
  return await call('POST', closeDayCall.path, who, { ...rightCount(open), ...differs });
}

/** The same again until nothing moves between looking and closing. */
export async function closeAtLast(call: Call, who: Person, day: string): Promise<WireAnswer> {
  const answer = await closeDay(call, who, day);
  return answer.code === 'DAY_CHANGED' ? await closeAtLast(call, who, day) : answer;
}
