import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import { openMailServer } from '../../server/test/support/mail-server.ts';
import { opening } from './clock.ts';
import { test as base } from './desk.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';

interface WindyPark {
  park: Park;
  manager: Person;
  /** Of today, the earliest first. */
  slots: readonly SlotRow[];
  /** Where its mails go to, if not into its folder. */
  mailServer: Awaited<ReturnType<typeof openMailServer>> | null;
}

interface Fixtures {
  /** How many slots the one track has today, of a quarter each from 12:15 on. */
  slotsToday: number;
  hasMailServer: boolean;
  windy: WindyPark;
}

/** A park for one test alone, as a stop moves everybody. It closes after all of its visitors have left. */
export const test = base.extend<Fixtures>({
  slotsToday: [6, { option: true }],
  hasMailServer: [false, { option: true }],
  windy: [
    async ({ slotsToday, hasMailServer }, use) => {
      const mailServer = hasMailServer ? await openMailServer() : null;
      const park = await openPark({ SAMPLE: '0', ...(mailServer && { SMTP_URL: mailServer.url }) });
      const slots = await makeSlots(park, slotsToday);
      await use({ park, manager: await park.newPerson('Manager'), slots, mailServer });
      await park.close();
    },
    { timeout: 60_000 },
  ],
  visit: async ({ windy: { park }, visit }, use) =>
    use(async (path, options) => await visit(path, { park, ...options })),
});

/** Makes slots from 12:15 of today on, and two of tomorrow at that time. */
async function makeSlots(park: Park, count: number): Promise<SlotRow[]> {
  const admin = await park.newPerson('Admin');
  const [track] = await park.call<{ id: number }[]>('POST', '/items/Asset', [{ name: '1' }], admin);
  const first = opening.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' });
  const quarters = (of: number) => Array.from({ length: of }, (_, index) => index * 15);
  const starts = [
    ...quarters(count).map((minutes) => first.add({ minutes })),
    ...quarters(2).map((minutes) => first.add({ hours: 24, minutes })),
  ];
  const slots = await park.call<SlotRow[]>(
    'POST',
    '/items/Slot',
    starts.map((start) => ({
      startTime: start.toString(),
      duration: 15,
      price: 60,
      asset: track?.id,
      bookedBy: null,
    })),
    admin,
  );
  return slots.toSorted((a, b) => a.startTime.localeCompare(b.startTime)).slice(0, count);
}

/** A new rider of this slot, whose mails are in this language. */
export async function riderOf(park: Park, slot: SlotRow | undefined, lang: Language): Promise<Person> {
  const rider = await park.newPerson();
  await park.call('PATCH', '/users/me', { language: lang }, rider);
  await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
  return rider;
}
