import type { Looks } from '@cablepark/domain/theme/looks.schema';
import { Transformer } from '@napi-rs/image';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { aLogo, drawnLogo, writeLooks } from '../../../../test/support/looks.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import {
  drawing,
  exif,
  pngBomb,
  redCorner,
  unpackingChunk,
  withPngChunk,
} from '../../../../test/support/pictures.ts';
import { forgetUnusedLogos } from './keep-logo.ts';

const colours = { main: '#c8102e', second: '#ffd500' };
const ours: Looks = { colours: null, logo: null };
const drawn = (file: string): Looks['logo'] => ({
  file,
  width: 512,
  height: 256,
  withName: true,
  onPlate: false,
});

describe.each(engines)('The park’s looks on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    admin = await aPerson(park, 'Admin');
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['content_version', 'brand_file', 'audit']);
    park.pageContents.forget();
  });

  const send = (body: Buffer | string, type: string, who = admin) =>
    app.inject({
      method: 'POST',
      url: '/park/logos',
      headers: { ...who.headers, 'content-type': type },
      payload: body,
    });
  const save = (edited: number, content: object) =>
    app.inject({
      method: 'POST',
      url: '/park/contents/looks/versions',
      headers: admin.headers,
      payload: { edited, content },
    });
  const told = async () => (await app.inject('/server/info')).json().data.park.looks;
  const pixel = async (picture: Buffer, x: number, y: number) => {
    const { width } = await new Transformer(picture).metadata();
    const pixels = await new Transformer(picture).rawPixels();
    const { height } = await new Transformer(picture).metadata();
    const channels = pixels.length / (width * height);
    return [...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + 3)];
  };

  test('A drawing is kept as it was drawn anew, and opens without anything that runs', async () => {
    const sent = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><title>x</title><rect width="40" height="20" style="fill:#00ff00"/></svg>`;
    const answer = await send(sent, 'image/svg+xml');
    const { id } = answer.json().data;
    expect(answer.json().data).toEqual({ id, type: 'image/svg+xml', width: 512, height: 256 });
    const shown = await app.inject(`/park/logos/${id}`);
    expect(shown.body).toBe(drawnLogo);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await app.inject({
      url: `/park/logos/${id}`,
      headers: { 'if-none-match': String(shown.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(await readAudit(park)).toMatchObject([{ action: 'file.create', id, actor: admin.id }]);
  });

  test('A picture is kept small, with its clear parts and no loss', async () => {
    const clear = Buffer.alloc(1200 * 300 * 4);
    clear.set([255, 0, 0, 255], 0);
    const png = await Transformer.fromRgbaPixels(clear, 1200, 300).png();
    const { id, ...rest } = (await send(png, 'image/png')).json().data;
    expect(rest).toEqual({ type: 'image/webp', width: 512, height: 128 });
    const { rawPayload } = await app.inject(`/park/logos/${id}`);
    const pixels = await new Transformer(rawPayload).rawPixels();
    expect([pixels.length, pixels[(100 * 512 + 300) * 4 + 3]]).toEqual([512 * 128 * 4, 0]);
  });

  test.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
      415,
      'drawing',
    ],
    ['a hundred megapixels', () => pngBomb(10_000, 10_000), 413, 'pixels'],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), 415, 'type'],
    ['nothing', '', 415, 'type'],
  ])('%s is refused, and nothing is kept', async (_what, body, status, reason) => {
    const answer = await send(typeof body === 'function' ? body() : body, 'image/png');
    expect([answer.statusCode, answer.json().errors[0].extensions.reason]).toEqual([status, reason]);
    expect(await park.store.db.selectFrom('brand_file').select('id').execute()).toEqual([]);
  });

  test('A photo of the logo stands upright as its camera says, though the decoder gets the pixels alone', async () => {
    const photo = withPngChunk(await drawing().png(), 'eXIf', exif(6));
    const answer = await send(withPngChunk(photo, 'iCCP', unpackingChunk('iCCP', 1)), 'image/png');
    expect(answer.json().data).toMatchObject({ width: 40, height: 60 });
    const shown = await app.inject(`/park/logos/${answer.json().data.id}`);
    expect(await redCorner(shown.rawPayload)).toBe('upper right');
  });

  test('Colours and logo are told with everything else that the site needs', async () => {
    expect(await told()).toBeNull();
    const logo = drawn(await aLogo(park));
    expect((await save(0, { colours, logo })).statusCode).toBe(200);
    expect(await told()).toEqual({ version: 1, colours, logo });
    await save(1, ours);
    expect(await told()).toBeNull();
    expect(await readAudit(park)).toMatchObject([
      { action: 'content.edit', id: 'looks', before: ours, after: { colours, logo } },
      { action: 'content.edit', id: 'looks', before: { colours, logo }, after: ours },
    ]);
  });

  test.each([
    [
      { colours: { main: '#ffd500', second: '#111111' }, logo: null },
      422,
      { uses: ['callToAction', 'mark', 'focus'] },
    ],
    [
      { colours: null, logo: drawn('6f0b8f3e-5a52-4f1c-9f67-0d3b9f6c2d11') },
      400,
      { code: 'INVALID_FOREIGN_KEY' },
    ],
    [
      { colours: { main: '#000;}*{display:none', second: '#ffffff' }, logo: null },
      400,
      { field: 'content.colours.main' },
    ],
    [{ colours: { main: 'url(//elsewhere.example)', second: '#ffffff' }, logo: null }, 400, {}],
  ])(
    'What nobody could read, or is no colour or logo, is refused: %j',
    async (content, status, extensions) => {
      const answer = await save(0, content);
      expect([answer.statusCode, answer.json().errors[0].extensions]).toMatchObject([status, extensions]);
      expect(await told()).toBeNull();
    },
  );

  test('A logo of another size than the one that was sent is not taken', async () => {
    const logo = { ...drawn(await aLogo(park)), width: 40 };
    expect((await save(0, { colours: null, logo })).statusCode).toBe(400);
  });

  test('Nothing sent is no logo', async () => {
    const answer = await app.inject({ method: 'POST', url: '/park/logos', headers: admin.headers });
    expect([answer.statusCode, answer.json().errors[0].extensions]).toEqual([
      415,
      { code: 'UNSUPPORTED_MEDIA_TYPE', reason: 'missing' },
    ]);
  });

  test('Icons are made of the logo and the colours, and of nothing where ours stand', async () => {
    expect((await app.inject('/park/icons/icon-192.png')).statusCode).toBe(403);
    await writeLooks(park, { colours, logo: drawn(await aLogo(park)) });
    for (const [name, size] of [
      ['icon-32.png', 32],
      ['icon-180.png', 180],
      ['icon-512-maskable.png', 512],
    ] as const) {
      const { rawPayload, headers } = await app.inject(`/park/icons/${name}?v=1`);
      expect(headers['content-type']).toBe('image/png');
      expect(await new Transformer(rawPayload).metadata()).toMatchObject({ width: size, height: size });
      expect(await pixel(rawPayload, size / 2, size / 2)).toEqual([0, 255, 0]);
    }
    const { rawPayload: share } = await app.inject('/park/icons/share.jpg?v=1');
    expect(await new Transformer(share).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    const [red = 0, green = 0] = await pixel(share, 292, 438);
    expect([red < 40, green > 215]).toEqual([true, true]);
  });

  test('An icon by its own address is kept for ever, by another one asked for again', async () => {
    await writeLooks(park, { colours, logo: null });
    const by = async (url: string) => (await app.inject(url)).headers;
    const first = await by('/park/icons/icon.svg?v=1');
    expect(first['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first['content-security-policy']).toBe("default-src 'none'; sandbox");
    await writeLooks(park, { colours: { ...colours, main: '#0b3d91' }, logo: null });
    const old = await by('/park/icons/icon.svg?v=1');
    expect([old['cache-control'], old['etag'] === first['etag']]).toEqual(['no-cache', false]);
  });

  test('What was sent and never saved goes after a week; what an old version shows stays', async () => {
    const [used, unused] = [await aLogo(park), await aLogo(park)];
    await writeLooks(park, { colours, logo: drawn(used) });
    await writeLooks(park, ours);
    const standing = async () =>
      (await park.store.db.selectFrom('brand_file').select('id').execute()).map(({ id }) => id).toSorted();
    await forgetUnusedLogos(park);
    expect(await standing()).toEqual([used, unused].toSorted());
    await park.store.db.updateTable('brand_file').set({ created_at: 0 }).execute();
    await forgetUnusedLogos(park);
    expect(await standing()).toEqual([used]);
  });
});
