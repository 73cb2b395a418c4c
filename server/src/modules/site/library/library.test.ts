import { defaultContents } from '@cablepark/domain/content/defaults';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { drawing, exif, pngBomb, redCorner, withJpegExif } from '../../../../test/support/pictures.ts';
import { readMetadata } from '../pictures/metadata/read-metadata.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const page = (picture: string | null) => ({
  ...defaultContents.bar,
  isShown: true,
  sections: [{ heading: { pl: 'Taras', en: '' }, text: { pl: 'Otwarty.', en: '' }, picture }],
});

describe.each(engines)('The library of pictures on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let call: Call;
  let admin: Person;
  let photo: Buffer;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    call = callerOf(app);
    admin = await aPerson(park, 'Admin');
    photo = withJpegExif(await drawing(1200, 900).jpeg(90), exif(6));
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['content_version', 'library_file', 'library_picture', 'audit']);
    park.pageContents.forget();
    park.library.forget();
  });

  const upload = (body: Buffer | string, type = 'image/jpeg') =>
    app.inject({
      method: 'POST',
      url: '/park/pictures',
      headers: { ...admin.headers, 'content-type': type },
      payload: body,
    });
  const uploaded = async (): Promise<string> => (await upload(photo)).json().data.id;
  const describeIt = (id: string, alt = { pl: 'Taras', en: 'The terrace' }, focus = { x: 25, y: 80 }) =>
    call('PATCH', `/park/pictures/${id}`, admin, { alt, focus });
  const writeBar = (edited: number, picture: string | null) =>
    call('POST', '/park/contents/bar/versions', admin, { edited, content: page(picture) });

  test('A photo is kept upright, in our widths, as AVIF and WebP, without what the camera knew', async () => {
    const answer = await upload(photo);
    const row = answer.json().data;
    expect([answer.statusCode, row]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        width: 900,
        height: 1200,
        widths: [480, 900],
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,400}$/),
        alt: { pl: '', en: '' },
        focus: { x: 50, y: 50 },
        date_created: '2026-07-01T08:00:00.000Z',
        pages: [],
        events: [],
        tracks: [],
      },
    ]);
    for (const type of ['avif', 'webp'] as const) {
      for (const width of row.widths) {
        const file = await app.inject(`/assets/${row.id}/${width}.${type}`);
        expect(readMetadata(file.rawPayload)).toMatchObject({ format: type, width, height: (width * 4) / 3 });
        expect(await redCorner(file.rawPayload)).toBe('upper right');
        expect(file.rawPayload.includes('SecretCam')).toBe(false);
        expect(file.headers).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          etag: `"${row.id}/${width}.${type}"`,
        });
      }
    }
    expect(await readAudit(park)).toMatchObject([
      { actor: admin.id, action: 'picture.create', subject: 'Picture', id: row.id },
    ]);
  });

  test('Who has a file already is not sent it again, and what is no file is nothing', async () => {
    const id = await uploaded();
    const url = `/assets/${id}/480.avif`;
    const again = await app.inject({ url, headers: { 'if-none-match': `"${id}/480.avif"` } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    for (const other of [`/assets/${id}/481.avif`, `/assets/${id}/480.svg`, '/assets/x/480.avif']) {
      expect([(await app.inject(other)).statusCode, other]).toEqual([403, other]);
    }
  });

  test('A picture is never made larger, and one with transparent parts has no blur behind it', async () => {
    expect((await upload(await drawing(60, 40).png())).json().data).toMatchObject({
      width: 60,
      widths: [60],
    });
    const glass = Buffer.alloc(60 * 40 * 4, 90);
    const { Transformer } = await import('@napi-rs/image');
    const png = await Transformer.fromRgbaPixels(glass, 60, 40).png();
    expect((await upload(png)).json().data.placeholder).toBe('');
  });

  test.each([
    ['a drawing with a script', () => svg, 'image/svg+xml', 415],
    ['one that says it is a photo', () => svg, 'image/png', 415],
    ['a photo with a page in it', () => Buffer.concat([photo, Buffer.from('<script>')]), 'image/jpeg', 415],
    ['an archive in a photo', () => Buffer.concat([photo, Buffer.from('PK\u0005\u0006')]), 'image/jpeg', 415],
    ['a hundred megapixels', () => pngBomb(10_000, 10_000), 'image/png', 413],
    ['ten megabytes and a byte', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', 413],
    ['half a photo', () => photo.subarray(0, photo.length / 2), 'image/jpeg', 400],
    ['nothing', () => '', 'image/jpeg', 415],
  ])('%s is refused', async (_what, body, type, status) => {
    expect((await upload(body(), type)).statusCode).toBe(status);
    expect(await park.store.db.selectFrom('library_file').select('id').execute()).toEqual([]);
  });

  test('What is said of a picture shows on its pages at once, and is in the audit log', async () => {
    const id = await uploaded();
    await writeBar(0, id);
    await park.store.db.deleteFrom('audit').execute();
    expect((await describeIt(id)).data).toMatchObject({ focus: { x: 25, y: 80 }, pages: ['bar'] });
    await describeIt(id, undefined, { x: 24, y: 82 });
    const { data } = await call('GET', '/park/contents/bar');
    expect(data.pictures).toEqual({
      [id]: {
        alt: { pl: 'Taras', en: 'The terrace' },
        files: expect.objectContaining({ width: 900, widths: [480, 900], focus: { x: 25, y: 80 } }),
      },
    });
    expect(await readAudit(park)).toEqual([
      {
        actor: admin.id,
        action: 'picture.edit',
        subject: 'Picture',
        id,
        before: { alt: { pl: '', en: '' }, focus: { x: 50, y: 50 } },
        after: { alt: { pl: 'Taras', en: 'The terrace' }, focus: { x: 25, y: 80 } },
      },
    ]);
    const twin = callerOf(await openTestApp(await openTwin(park)));
    expect((await twin('GET', '/park/contents/bar')).data.pictures).toEqual(data.pictures);
  });

  test.each([
    [
      { pl: 'Taras\u202e', en: '' },
      { x: 50, y: 50 },
    ],
    [
      { pl: 'x'.repeat(301), en: '' },
      { x: 50, y: 50 },
    ],
    [
      { pl: '', en: '' },
      { x: 50.5, y: 50 },
    ],
    [
      { pl: '', en: '' },
      { x: 50, y: 105 },
    ],
  ])('Words or a point as these are refused: %j, %j', async (alt, focus) => {
    const id = await uploaded();
    expect((await describeIt(id, alt, focus)).status).toBe(400);
  });

  test('A picture goes when no page shows it any more; an earlier version comes back without it', async () => {
    const id = await uploaded();
    await writeBar(0, id);
    expect(await call('DELETE', `/park/pictures/${id}`, admin)).toMatchObject({
      status: 409,
      code: 'PICTURE_IN_USE',
      extensions: { pages: ['bar'] },
    });
    await writeBar(1, null);
    expect((await call('DELETE', `/park/pictures/${id}`, admin)).status).toBe(204);
    expect((await call('DELETE', `/park/pictures/${id}`, admin)).status).toBe(403);
    expect((await app.inject(`/assets/${id}/480.avif`)).statusCode).toBe(403);
    expect((await call('GET', '/park/pictures', admin)).rows).toEqual([]);
    const { data: first } = await call('GET', '/park/contents/bar/versions/1', admin);
    expect(first).toMatchObject({ version: 1, content: page(null), pictures: {} });
    const actions = (await readAudit(park)).map(({ action }) => action);
    expect(actions).toEqual(['picture.create', 'content.edit', 'content.edit', 'picture.delete']);
  });

  test.each(['no-such-drawing', '00000000-0000-4000-8000-000000000000', 'obstacle-pipe'])(
    'A page that names %s is refused',
    async (picture) => {
      expect(await writeBar(0, picture)).toMatchObject({ status: 400, code: 'INVALID_FOREIGN_KEY' });
      expect((await call('GET', '/park/contents/bar')).data.version).toBe(0);
    },
  );
});
