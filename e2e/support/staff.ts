import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import { staff as en } from '../../web/src/i18n/en/staff.ts';
import { staff as pl } from '../../web/src/i18n/pl/staff.ts';
import type { Park } from './park.ts';
import type { Person } from './people.ts';
import { dayFromToday } from './planner.ts';

export const staffTexts: Record<Language, typeof pl> = { pl, en };

/**
 * Books the first `count` free slots of track 1 for a rider, from the day after tomorrow on: other journeys may have filled that.
 * @param by who books, if not the rider
 * @returns them as booked
 */
export async function bookSome(park: Park, rider: Person, count: number, by = rider): Promise<SlotRow[]> {
  const [first, last] = [dayFromToday(2), dayFromToday(6)];
  const range = `filter[startTime][_gt]=${first.toString()}T05:00:00Z&filter[startTime][_lt]=${last.toString()}T20:00:00Z`;
  const free = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[asset]=1&filter[bookedBy][_null]=true&${range}&limit=${count}&sort=startTime`,
  );
  if (free.length < count) throw new Error(`There are ${free.length} free slots, not ${count}.`);
  return await Promise.all(
    free.map(({ id }) => park.call<SlotRow>('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, by)),
  );
}
