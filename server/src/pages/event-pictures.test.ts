import { pictureVersion } from '@cablepark/domain/events/shared-picture';
import { Transformer } from '@napi-rs/image';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { atEnd } from '../../test/support/cleanup.ts';
import { engines } from '../../test/support/engines.ts';
import { registerErrors } from '../http/errors.ts';
import { registerEventPictures } from './event-pictures.ts';
import { registerSearchEngines } from './search-engines.ts';

const ms = (time: string) => Temporal.Instant.from(time).epochMilliseconds;

describe.each(engines)('An event with an address of its own, on $name', (engine) => {
  async function openEvents() {
    const park = await engine.open();
    park.clock.set('2026-07-04T08:00:00Z');
    const rows = [
      { name: 'Long ago', start_at: ms('2026-01-01T10:00:00Z') },
      { name: 'In June', start_at: ms('2026-06-11T10:00:00Z') },
      { name: 'Next week', start_at: ms('2026-07-11T10:00:00Z') },
    ];
    await park.store.db.insertInto('event').values(rows).execute();
    const all = await park.store.db.selectFrom('event').select('id').orderBy('start_at').execute();
    const app = Fastify();
    atEnd(() => app.close());
    registerErrors(app);
    registerEventPictures(app, park);
    registerSearchEngines(app, park);
    return { app, park, ids: all.map(({ id }) => id) };
  }

  test('has a picture for shared links, kept for ever under the address that names it', async () => {
    const { app, park, ids } = await openEvents();
    const address = `/events/${ids[2]}/share.jpg`;
    const version = pictureVersion('party', 0, {
      park: (await park.parkSettings.read()).name,
      name: 'Next week',
      when: 'Sobota 11.07.2026, 12:00',
    });
    const answer = await app.inject(`${address}?v=${version}`);
    expect(await new Transformer(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    const other = await app.inject({
      url: `${address}?v=other`,
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([other.statusCode, other.headers['cache-control']]).toEqual([304, 'no-cache']);
    for (const id of [ids[0], 999, '1e9', '01'])
      expect((await app.inject(`/events/${id}/share.jpg`)).statusCode).toBe(404);
  });

  test('is drawn with its name in the page’s language, and anew when it has another', async () => {
    const { app, park, ids } = await openEvents();
    const draw = async (query = '') => {
      const { statusCode, headers } = await app.inject(`/events/${ids[2]}/share.jpg${query}`);
      expect(statusCode).toBe(200);
      return headers['etag'];
    };
    const first = await draw();
    expect(await draw('?lang=en')).not.toBe(first);
    expect(await draw('?lang=xx')).toBe(first);
    await park.store.db
      .updateTable('event')
      .set({ name: 'Other' })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    expect(await draw()).not.toBe(first);
  });

  test('is told to search engines until it is over', async () => {
    const { app, ids } = await openEvents();
    const { body } = await app.inject('/sitemap.xml');
    expect(body.match(/<loc>[^<]*\/events\/\d+<\/loc>/g)).toHaveLength(1);
    expect(body).toContain(`/events/${ids[2]}</loc>`);
  });
});
