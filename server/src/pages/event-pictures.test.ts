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
    return { app, ids: all.map(({ id }) => id) };
  }

  test('has a picture for shared links, kept for ever under the address that names it', async () => {
    const { app, ids } = await openEvents();
    const address = `/events/${ids[2]}/share.jpg`;
    const answer = await app.inject(`${address}?v=party-0`);
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

  test('is told to search engines until it is over', async () => {
    const { app, ids } = await openEvents();
    const { body } = await app.inject('/sitemap.xml');
    expect(body.match(/<loc>[^<]*\/events\/\d+<\/loc>/g)).toHaveLength(1);
    expect(body).toContain(`/events/${ids[2]}</loc>`);
  });
});
