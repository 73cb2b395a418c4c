import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { putRider } from '../../test/support/bookings.ts';
import { atEnd } from '../../test/support/cleanup.ts';
import { eitherEngine } from '../../test/support/engines.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { registerErrors } from '../http/errors.ts';
import { readFreeTimes, registerFreeTimes, withFreeTimes } from './free-times.ts';
import type { FreeTimesRequest, Info, Renderer } from './renderer.ts';

/** Says which slots it was asked for. */
const renderer = {
  renderFreeTimes: async ({ language, slots, isOfTrack }: FreeTimesRequest) =>
    `<p>${language} ${isOfTrack ? 'track' : 'park'} ${slots.map(({ id }) => id).join()}</p>`,
} as unknown as Renderer;
const page = { renderer, language: 'pl', info: { park: {} } as Info } as const;
const place = (track: number) => `<div class="a" data-free-times="${track}"></div>`;

describe.each(eitherEngine(import.meta.url))('The next free times, on $name', (engine) => {
  async function openTimes() {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-04T08:00:40Z');
    const app = Fastify();
    atEnd(() => app.close());
    registerErrors(app);
    registerFreeTimes(app, { context: park, renderer, read: () => readFreeTimes(park) });
    return { park, app };
  }

  test('are what anybody may book, of the park and of each track, as of this minute', async () => {
    const { park } = await openTimes();
    const rider = await aPerson(park, 'User');
    const taken = await makeSlot(park, '2026-07-04T08:15:00Z');
    await putRider(park.store.db, taken, rider.id);
    await makeSlot(park, '2026-07-04T08:00:00Z');
    const kept = await makeSlot(park, '2026-07-04T08:30:00Z');
    await park.store.db.updateTable('slot').set({ reserved_until: 0 }).where('id', '=', kept).execute();
    const first = await makeSlot(park, '2026-07-04T09:00:00Z', { asset_id: 2 });
    const same = await makeSlot(park, '2026-07-04T09:00:00Z');
    const next = await makeSlot(park, '2026-07-09T09:15:00Z');
    const times = await readFreeTimes(park);
    expect(String(times.at)).toBe('2026-07-04T08:00:00Z');
    expect(await withFreeTimes(place(0) + place(1) + place(2), times, page)).toBe(
      [
        place(0).replace('></', `><p>pl park ${first},${next}</p></`),
        place(1).replace('></', `><p>pl track ${same},${next}</p></`),
        place(2).replace('></', `><p>pl track ${first}</p></`),
      ].join(''),
    );
  });

  test('leave no box where there are none, and none on a closed track', async () => {
    const { park } = await openTimes();
    const none = place(0).replace('></', '><!--none--></');
    expect(await withFreeTimes(place(0), await readFreeTimes(park), page)).toBe(none);
    await makeSlot(park, '2026-07-04T09:00:00Z');
    await park.store.db.updateTable('asset').set({ status: 'closed' }).execute();
    park.tracks.forget();
    expect(await withFreeTimes(place(0), await readFreeTimes(park), page)).toBe(none);
  });

  test('of a season that has yet to begin are its first day, once for the park', async () => {
    const { park } = await openTimes();
    const info = { park: { season: { next: { first_day: '2027-05-01' } } } } as Info;
    const html = await withFreeTimes(place(0) + place(1), await readFreeTimes(park), { ...page, info });
    expect(html).toBe(
      place(0).replace('></', '><p>pl park </p></') + place(1).replace('></', '><!--none--></'),
    );
  });

  test('come as a part for a page that the browser has made, in its language, and for no other track', async () => {
    const { park, app } = await openTimes();
    const id = await makeSlot(park, '2026-07-04T09:00:00Z');
    const answer = await app.inject('/free-times?of=1&lang=en');
    expect([answer.statusCode, answer.body]).toEqual([200, `<p>en track ${id}</p>`]);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    for (const of of ['', '99', '1&of=1'])
      expect((await app.inject(`/free-times?of=${of}`)).statusCode).toBe(404);
  });
});
