import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { opening } from './clock.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';

/** A park that an Admin has made from nothing. */
export interface SizedPark {
  park: Park;
  admin: Person;
  rider: Person;
  tracks: readonly number[];
}

/** Names as long and as different as parks give them; the rest are numbers. */
const described: readonly NewAsset[] = [
  {
    name: 'Zatoka Południowa przy starym młynie',
    name_en: 'The southern bay by the old mill',
    description: 'Spokojna woda i szeroki najazd.',
    description_en: 'Calm water and a wide run-up.',
    length: 210,
    level: 'first-time',
    obstacles: [
      { name: 'Kicker L', name_en: null, picture: 'obstacle-kicker-l' },
      { name: 'Rura', name_en: 'Pipe', picture: 'obstacle-pipe' },
      {
        name: 'Box z dwoma najazdami, 12 metrów',
        name_en: 'A box with two run-ups, 12 metres',
        picture: null,
      },
    ],
  },
  { name: 'Pętla', level: 'pro' },
  { name: '3', status: 'closed' },
];

/** Slots an hour from the opening on, with one in each that a rider holds. */
const slotsEach = 6;

/** @param count of its tracks: described ones first */
export async function openParkOf(count: number): Promise<SizedPark> {
  const park = await openPark({ SAMPLE: '0' });
  const [admin, rider] = [await park.newPerson('Admin'), await park.newPerson()];
  const wanted = Array.from({ length: count }, (_, index) => described[index] ?? { name: String(index + 1) });
  const made = await park.call<{ id: number }[]>('POST', '/items/Asset', wanted, admin);
  const tracks = made.map(({ id }) => id);
  const start = opening.round({ smallestUnit: 'hour', roundingMode: 'ceil' });
  const slots = await park.call<SlotRow[]>(
    'POST',
    '/items/Slot',
    tracks.flatMap((asset) =>
      Array.from({ length: slotsEach }, (_, hour) => ({
        startTime: start.add({ hours: hour }).toString(),
        duration: 30,
        price: 60,
        asset,
        bookedBy: null,
      })),
    ),
    admin,
  );
  const held = tracks.flatMap((track) => slots.find(({ asset }) => asset === track) ?? []);
  for (const { id } of held) {
    // One account books one after the other, as people do.
    // oxlint-disable-next-line no-await-in-loop
    await park.call('PATCH', `/items/Slot/${id}`, { bookedBy: rider.id }, admin);
  }
  return { park, admin, rider, tracks };
}
