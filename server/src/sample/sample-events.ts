import { randomUUID } from 'node:crypto';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/store.ts';

interface SampleEvent {
  name: string;
  description: string;
  nameEn: string;
  descriptionEn: string;
  /** Days from today; hours by the park's clocks. */
  inDays: number;
  from: string;
  to: string;
  /** Places to subscribe to; 0 for an event without slots. */
  places: number;
  priceCents: number;
  ofTrack: boolean;
}

export const sampleEvents: readonly SampleEvent[] = [
  {
    name: 'Nocne pływanie',
    description:
      'Wyciąg w świetle reflektorów, muzyka z baru i woda jak lustro. Kaski i kamizelki czekają na pomoście.',
    nameEn: 'Night session',
    descriptionEn:
      'The cable under lights, music from the bar and water like a mirror. Helmets and vests are waiting on the dock.',
    inDays: 3,
    from: '21:30',
    to: '23:30',
    places: 12,
    priceCents: 7000,
    ofTrack: true,
  },
  {
    name: 'Poranek młodych riderów',
    description:
      'Z instruktorem, zanim otworzymy wyciąg: pierwszy start, pierwszy zakręt, pierwszy skok. Wiek 8–13 lat.',
    nameEn: 'Young riders’ morning',
    descriptionEn:
      'With an instructor, before the cable opens: the first start, the first turn, the first jump. Ages 8 to 13.',
    inDays: 10,
    from: '07:00',
    to: '08:45',
    places: 8,
    priceCents: 15_000,
    ofTrack: true,
  },
  {
    name: 'Impreza na plaży',
    description: 'DJ, ognisko i grill do północy. Wstęp wolny.',
    nameEn: 'Beach party',
    descriptionEn: 'DJ, bonfire and grill until midnight. Free entry.',
    inDays: 6,
    from: '20:00',
    to: '23:59',
    places: 0,
    priceCents: 0,
    ofTrack: false,
  },
  {
    name: 'Zawody Cable Jam',
    description: 'Eliminacje od rana, finały o zachodzie słońca. Zapisy u obsługi.',
    nameEn: 'Cable Jam contest',
    descriptionEn: 'Heats from the morning, finals at sunset. Sign up with the staff.',
    inDays: 31,
    from: '10:00',
    to: '20:00',
    places: 0,
    priceCents: 0,
    ofTrack: false,
  },
];

/** Events outside the tracks' opening hours, so that their places never overlap the day's slots. */
export async function makeSampleEvents(db: Db, context: AppContext, track: number | null): Promise<void> {
  const today = dayOf(context.clock.now(), context.config.zone);
  for (const event of sampleEvents) {
    const at = (time: string) =>
      today.add({ days: event.inDays }).toZonedDateTime({ timeZone: context.config.zone, plainTime: time })
        .epochMilliseconds;
    const [start, end] = [at(event.from), at(event.to)];
    const { id } = await db
      .insertInto('event')
      .values({
        name: event.name,
        description: event.description,
        name_en: event.nameEn,
        description_en: event.descriptionEn,
        url: null,
        image: null,
        start_at: start,
        end_at: end,
        asset_id: event.ofTrack ? track : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (event.places === 0 || track === null) continue;
    const series = randomUUID();
    const duration = Math.floor((end - start) / 60_000);
    const place = {
      start_at: start,
      end_at: start + duration * 60_000,
      duration,
      price_cents: event.priceCents,
      asset_id: track,
      event_id: id,
      series,
    };
    await db
      .insertInto('slot')
      .values(Array.from({ length: event.places }, () => place))
      .execute();
  }
}
