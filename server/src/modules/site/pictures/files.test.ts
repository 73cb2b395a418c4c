import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { drawing, exif, pngBomb, redCorner, withJpegExif } from '../../../../test/support/pictures.ts';
import { forgetUnusedPictures } from './files.service.ts';
import { readMetadata } from './metadata/read-metadata.ts';

const emptyEvent = {
  description: null,
  name_en: null,
  description_en: null,
  url: null,
  end_at: null,
  asset_id: null,
};

interface Attack {
  what: string;
  body: () => Buffer | string;
  type: string;
  status: number;
  said: { code: string; reason?: string };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const noPicture = { status: 415, said: { code: 'UNSUPPORTED_MEDIA_TYPE', reason: 'type' } };

describe.each(engines)('Uploaded pictures on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let editor: Person;
  let photo: Buffer;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    editor = await aPerson(park, 'Editor');
    photo = withJpegExif(await drawing(2000, 1000).jpeg(90), exif(6));
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['file', 'audit']);
  });

  const upload = (body: Buffer | string, type = 'image/jpeg', who: Person | null = editor) =>
    app.inject({
      method: 'POST',
      url: '/files',
      headers: { ...who?.headers, 'content-type': type },
      payload: body,
    });
  const stored = async () =>
    (await park.store.db.selectFrom('file').select(['id', 'created_by']).execute()).map(
      (row) => row.created_by,
    );

  test('An Editor’s photo is kept upright, small and without what the camera knew', async () => {
    const answer = await upload(photo);
    const { id } = answer.json().data;
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { id: expect.stringMatching(/^[\da-f-]{36}$/), type: 'image/webp', width: 800, height: 1600 } },
    ]);
    const shown = await app.inject(`/assets/${id}`);
    expect([shown.statusCode, shown.headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        etag: `"${id}"`,
      }),
    ]);
    expect(readMetadata(shown.rawPayload)).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(await redCorner(shown.rawPayload)).toBe('upper right');
    expect(shown.rawPayload.includes('SecretCam')).toBe(false);
    expect(await park.store.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      { actor_id: editor.id, action: 'file.create', subject: 'File', subject_id: id, before: null },
    ]);
  });

  test('Who has a picture already is not sent it again', async () => {
    const { id } = (await upload(photo)).json().data;
    const again = await app.inject({ url: `/assets/${id}`, headers: { 'if-none-match': `W/"x", "${id}"` } });
    expect([again.statusCode, again.rawPayload.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ]);
  });

  test('A picture goes by its content, whatever its header calls it', async () => {
    const png = await drawing().png();
    for (const type of ['image/jpeg', 'image/svg+xml', 'application/octet-stream', 'text/html']) {
      expect([type, (await upload(png, type)).statusCode]).toEqual([type, 200]);
    }
  });

  test('An event shows an uploaded picture', async () => {
    const { id } = (await upload(await drawing().webp(90), 'image/webp')).json().data;
    const event = await app.inject({
      method: 'POST',
      url: '/items/Event',
      headers: editor.headers,
      payload: { name: 'Camp', start: '2026-07-10T10:00:00Z', image: id },
    });
    expect(event.json().data.image).toBe(id);
    const expanded = await app.inject(`/items/Event/${event.json().data.id}?fields=*,image.*`);
    expect(expanded.json().data.image).toEqual({ id });
  });

  test.each<Attack>([
    { what: 'a drawing with a script', body: () => svg, type: 'image/svg+xml', ...noPicture },
    { what: 'one that says it is a photo', body: () => svg, type: 'image/png', ...noPicture },
    { what: 'nothing', body: () => '', type: 'image/jpeg', ...noPicture },
    { what: 'JSON', body: () => '{"id":"x"}', type: 'application/json', ...noPicture },
    {
      what: 'a photo with a page in it',
      body: () => Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
      type: 'image/jpeg',
      status: 415,
      said: { code: 'UNSUPPORTED_MEDIA_TYPE', reason: 'mixed' },
    },
    {
      what: 'a hundred megapixels',
      body: () => pngBomb(10_000, 10_000),
      type: 'image/png',
      status: 413,
      said: { code: 'CONTENT_TOO_LARGE', reason: 'pixels' },
    },
    {
      what: 'half a photo',
      body: () => photo.subarray(0, photo.length / 2),
      type: 'image/jpeg',
      status: 400,
      said: { code: 'INVALID_PAYLOAD', reason: 'broken' },
    },
    {
      what: 'more than ten megabytes',
      body: () => Buffer.alloc(10 * 1024 * 1024 + 1),
      type: 'image/jpeg',
      status: 413,
      said: { code: 'CONTENT_TOO_LARGE' },
    },
  ])('$what is refused and nothing is kept', async ({ body, type, status, said }) => {
    const answer = await upload(body(), type);
    expect([answer.statusCode, answer.json().errors[0].extensions]).toEqual([status, said]);
    expect(await stored()).toEqual([]);
  });

  test('Everywhere else a body is JSON, and a megabyte is the most', async () => {
    for (const [url, size, status] of [
      ['/items/Event', 10, 415],
      ['/desk/moves', 10, 415],
      ['/auth/login', 10, 415],
    ] as const) {
      const headers = { ...editor.headers, 'content-type': 'image/jpeg' };
      const answer = await app.inject({ method: 'POST', url, headers, payload: Buffer.alloc(size) });
      expect([url, answer.statusCode]).toEqual([url, status]);
    }
  });

  test.each([
    '/assets/x',
    '/assets/..%2F..%2Fetc%2Fpasswd',
    '/assets/%00',
    '/assets/00000000-0000-4000-8000-000000000000',
  ])('%s is nothing', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['User', 'Manager'] as const)('A %s may not upload, and is told before sending', async (role) => {
    for (const who of [await aPerson(park, role), null]) {
      for (const body of [photo, Buffer.alloc(11 * 1024 * 1024)]) {
        const answer = await upload(body, 'image/jpeg', who);
        expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
      }
    }
    expect(await stored()).toEqual([]);
  });

  test('The server goes on answering while a large picture is decoded', async () => {
    const large = await drawing(5000, 4000).jpeg(60);
    const turns = { answered: 0, isOver: false };
    const uploading = upload(large).finally(() => {
      turns.isOver = true;
    });
    while (!turns.isOver) {
      await immediate();
      if ((await app.inject('/server/ping')).statusCode === 200) turns.answered += 1;
    }
    expect((await uploading).statusCode).toBe(200);
    expect(turns.answered).toBeGreaterThan(20);
  }, 120_000);

  test('A picture that no event and no obstacle shows is forgotten after a week', async () => {
    const uploads = [await upload(photo), await upload(photo), await upload(photo)];
    const [shown, unused, obstacle] = uploads.map((answer) => answer.json().data.id as string);
    const { db } = park.store;
    const obstacles = [{ name: 'Rura', name_en: null, picture: obstacle }];
    await db
      .insertInto('asset')
      .values({ name: 'Tor', obstacles: JSON.stringify(obstacles) })
      .execute();
    const event = { name: 'Camp', start_at: 0, image: shown };
    await db
      .insertInto('event')
      .values({ ...emptyEvent, ...event })
      .execute();
    const start = park.clock.now();
    park.clock.set(start.add({ hours: 6 * 24 }).toString());
    await forgetUnusedPictures(park);
    expect((await app.inject(`/assets/${unused}`)).statusCode).toBe(200);
    park.clock.set(start.add({ hours: 8 * 24 }).toString());
    await forgetUnusedPictures(park);
    park.clock.set(start.toString());
    expect((await app.inject(`/assets/${unused}`)).statusCode).toBe(403);
    for (const kept of [shown, obstacle]) expect((await app.inject(`/assets/${kept}`)).statusCode).toBe(200);
  });
});
