import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openMailServer } from '../../server/test/support/mail-server.ts';
import { FakePrzelewy24 } from '../../server/test/support/providers/fake-przelewy24.ts';
import { opening } from './clock.ts';
import { test as base } from './desk.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';

interface WindyPark {
  park: Park;
  manager: Person;
  /** Of today, the earliest first, and of one time by the track. */
  slots: readonly SlotRow[];
  /** Where its mails go to, if not into its folder. */
  mailServer: Awaited<ReturnType<typeof openMailServer>> | null;
  /** Who takes its money online, if it takes any. */
  provider: FakePrzelewy24 | null;
}

interface Fixtures {
  /** How many tracks it has. */
  trackCount: number;
  /** How many slots each track has today, of a quarter each from 12:15 on. */
  slotsToday: number;
  hasMailServer: boolean;
  hasProvider: boolean;
  windy: WindyPark;
}

/** A park for one test alone, as a stop moves everybody. It closes after all of its visitors have left. */
export const test = base.extend<Fixtures>({
  trackCount: [1, { option: true }],
  slotsToday: [6, { option: true }],
  hasMailServer: [false, { option: true }],
  hasProvider: [false, { option: true }],
  windy: [
    async ({ trackCount, slotsToday, hasMailServer, hasProvider }, use) => {
      const mailServer = hasMailServer ? await openMailServer() : null;
      const provider = hasProvider ? new FakePrzelewy24() : null;
      await provider?.listen();
      const park = await openPark({
        SAMPLE: '0',
        ...(mailServer && { SMTP_URL: mailServer.url }),
        ...provider?.settings(),
      });
      if (provider) provider.clock = park.clock;
      const slots = await makeSlots(park, trackCount, slotsToday);
      await use({ park, manager: await park.newPerson('Manager'), slots, mailServer, provider });
      await park.close();
      await provider?.close();
    },
    { timeout: 60_000 },
  ],
  visit: async ({ windy: { park }, visit }, use) =>
    use(async (path, options) => await visit(path, { park, ...options })),
});

/** Makes slots of each track from 12:15 of today on, and two of tomorrow at that time. @returns those of today */
async function makeSlots(park: Park, trackCount: number, count: number): Promise<SlotRow[]> {
  const admin = await park.newPerson('Admin');
  const names = Array.from({ length: trackCount }, (_, index) => ({ name: String(index + 1) }));
  const tracks = await park.call<{ id: number }[]>('POST', '/items/Asset', names, admin);
  const first = opening.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' });
  const quarters = (of: number) => Array.from({ length: of }, (_, index) => index * 15);
  const starts = [
    ...quarters(count).map((minutes) => first.add({ minutes })),
    ...quarters(2).map((minutes) => first.add({ hours: 24, minutes })),
  ];
  const slots = await park.call<SlotRow[]>(
    'POST',
    '/items/Slot',
    starts.flatMap((start) =>
      tracks.map(({ id }) => ({
        startTime: start.toString(),
        duration: 15,
        price: 60,
        asset: id,
        bookedBy: null,
      })),
    ),
    admin,
  );
  return slots
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.asset - b.asset)
    .slice(0, count * trackCount);
}

/** A free slot of a quarter on the first track. @param time `HH:MM` by the park's clocks */
export async function makeSlot(
  park: Park,
  { day, time, price }: { day: Temporal.PlainDate; time: string; price: number },
): Promise<SlotRow> {
  const admin = await park.newPerson('Admin');
  const [track] = await park.call<{ id: number }[]>('GET', '/items/Asset?sort=id');
  const startTime = day.toZonedDateTime({ timeZone: defaultZone, plainTime: time }).toInstant().toString();
  const slot = { startTime, duration: 15, price, asset: track?.id, bookedBy: null };
  return await park.call<SlotRow>('POST', '/items/Slot', slot, admin);
}

/** A new rider of this slot, whose mails are in this language. */
export async function riderOf(park: Park, slot: SlotRow | undefined, lang: Language): Promise<Person> {
  const rider = await park.newPerson();
  await park.call('PATCH', '/users/me', { language: lang }, rider);
  await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
  return rider;
}
