import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { drawing } from '../../../../test/support/pictures.ts';
import { readMetadata } from '../pictures/metadata/read-metadata.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const start = '2026-07-11T18:00:00Z';

describe.each(engines)('Pictures of the library at events and tracks on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let admin: Person;
  let editor: Person;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let photo: Buffer;
  let id: string;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    call = callerOf(app);
    [admin, editor] = [await aPerson(park, 'Admin'), await aPerson(park, 'Editor')];
    photo = await drawing(900, 600).jpeg(90);
  });

  beforeEach(async () => {
    const headers = { ...admin.headers, 'content-type': 'image/jpeg' };
    const sent = await app.inject({ method: 'POST', url: '/park/pictures', headers, payload: photo });
    id = sent.json().data.id;
  });

  const obstacles = (picture: string) => [{ name: 'Rura', name_en: null, picture }];
  const usesOf = async () => {
    const answer = await app.inject({ url: '/park/pictures', headers: admin.headers });
    const rows: LibraryPictureRow[] = answer.json().data;
    return rows
      .filter((row) => row.id === id)
      .map(({ pages, events, tracks }) => ({ pages, events, tracks }));
  };
  const remove = () => call('DELETE', `/park/pictures/${id}`, admin);

  test('An Editor chooses one for an event; it stays while the event shows it', async () => {
    expect((await call('GET', '/park/pictures', editor)).status).toBe(200);
    const { data: event } = await call('POST', '/items/Event', editor, { name: 'Jam', start, image: id });
    expect(event.image).toBe(id);
    const file = await app.inject(`/assets/${id}`);
    expect(readMetadata(file.rawPayload)).toMatchObject({ format: 'webp', width: 900, height: 600 });
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', etag: `"${id}"` });

    const uses = { pages: [], events: [{ id: event.id, name: 'Jam' }], tracks: [] };
    expect(await usesOf()).toEqual([uses]);
    expect(await remove()).toMatchObject({ status: 409, code: 'PICTURE_IN_USE', extensions: uses });
    await call('PATCH', `/items/Event/${event.id}`, editor, { image: null });
    expect((await remove()).status).toBe(204);
    expect((await app.inject(`/assets/${id}`)).statusCode).toBe(403);
    expect(await call('PATCH', `/items/Event/${event.id}`, editor, { image: id })).toMatchObject({
      code: 'INVALID_FOREIGN_KEY',
    });
  });

  test('An Admin chooses one for an obstacle; it stays while the track has it', async () => {
    const name = `Tor ${id.slice(0, 8)}`;
    const { data: track } = await call('POST', '/items/Asset?fields=id,obstacles', admin, {
      name,
      obstacles: obstacles(id),
    });
    expect(track.obstacles).toEqual(obstacles(id));
    const uses = { pages: [], events: [], tracks: [{ id: track.id, name }] };
    expect(await usesOf()).toEqual([uses]);
    expect(await remove()).toMatchObject({ status: 409, code: 'PICTURE_IN_USE', extensions: uses });
    await call('PATCH', `/items/Asset/${track.id}`, admin, { obstacles: [] });
    expect((await remove()).status).toBe(204);
    expect(
      await call('PATCH', `/items/Asset/${track.id}`, admin, { obstacles: obstacles(id) }),
    ).toMatchObject({ code: 'INVALID_FOREIGN_KEY' });
  });

  test('One that is not there is refused, and riders see no list of them', async () => {
    const rider = await aPerson(park);
    expect(await call('POST', '/items/Event', editor, { name: 'Jam', start, image: unknown })).toMatchObject({
      code: 'INVALID_FOREIGN_KEY',
    });
    expect((await call('GET', '/park/pictures', rider)).status).toBe(403);
    expect((await call('DELETE', `/park/pictures/${id}`, editor)).status).toBe(403);
  });
});
