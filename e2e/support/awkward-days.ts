import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /** What the clocks of the park and of its visitors say: `test.use({ moment: '2028-02-29T19:40+01:00' })`. */
  moment: string;
  /** A park that opens at that moment. */
  parkThen: Park;
}

export const test = base.extend<Fixtures>({
  moment: ['', { option: true }],
  parkThen: [
    async ({ moment }, use) => {
      const park = await openPark({}, Temporal.Instant.from(moment));
      await use(park);
      await park.close();
    },
    { timeout: 60_000 },
  ],
  clock: async ({ parkThen }, use) => use(parkThen.clock),
  baseURL: async ({ parkThen }, use) => use(parkThen.url),
});

/** Two rides in a row of one rider on track 1: the first is on the water now. */
export interface Rides {
  now: SlotRow;
  next: SlotRow;
}

export async function bookRides(park: Park, editor: Person, rider: Person): Promise<Rides> {
  const begun = park.clock
    .now()
    .round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'floor' });
  const book = async (start: Temporal.Instant) => {
    const slot = (await slotAt(park, start)) ?? (await makeSlot(park, editor, start));
    await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: null }, editor);
    return await park.call<SlotRow>('PATCH', `/items/Slot/${slot.id}`, { bookedBy: rider.id }, editor);
  };
  return { now: await book(begun), next: await book(begun.add({ minutes: 15 })) };
}

async function slotAt(park: Park, start: Temporal.Instant): Promise<SlotRow | undefined> {
  const [slot] = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[asset]=1&filter[startTime][_eq]=${start.toString()}`,
  );
  return slot;
}

async function makeSlot(park: Park, editor: Person, start: Temporal.Instant): Promise<SlotRow> {
  const slot = { startTime: start.toString(), duration: 15, price: 55, asset: 1, bookedBy: null };
  return await park.call<SlotRow>('POST', '/items/Slot', slot, editor);
}

/** The park's slots of a track between two times of a day by the park's clocks. */
export async function slotsBetween(
  park: Park,
  asset: number,
  [from, to]: readonly [Temporal.Instant, Temporal.Instant],
): Promise<SlotRow[]> {
  const range = `filter[startTime][_gte]=${from.toString()}&filter[startTime][_lt]=${to.toString()}`;
  return await park.call<SlotRow[]>('GET', `/items/Slot?filter[asset]=${asset}&${range}&sort=startTime`);
}

/** A time of a day by the park's clocks; of a time that comes twice, the first. @param time `HH:MM` */
export function momentOf(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: defaultZone, plainTime: time }).toInstant();
}
