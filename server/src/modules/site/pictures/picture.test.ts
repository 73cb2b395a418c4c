import { beforeAll, describe, expect, test } from 'vitest';
import {
  drawing,
  exif,
  pngBomb,
  redCorner,
  riffChunk,
  unpackingChunk,
  withAvifExtras,
  withAvifTurn,
  withJpegExif,
  withJpegSegment,
  withPngChunk,
  withWebpExif,
  withWebpExtras,
} from '../../../../test/support/pictures.ts';
import { longestSide } from './encode.ts';
import { readMetadata } from './metadata/read-metadata.ts';
import { makePicture } from './picture.ts';

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof formats)[number];
const samples = {} as Record<Format, Buffer>;

beforeAll(async () => {
  samples.jpeg = await drawing().jpeg(95);
  samples.png = await drawing().png();
  samples.webp = await drawing().webp(95);
  samples.avif = await drawing().avif({ quality: 90 });
});

/** The code and the reason of the refusal. */
async function refusal(bytes: Buffer): Promise<unknown> {
  return makePicture(bytes).then(
    () => 'taken',
    (error: { code?: string; extensions?: { reason?: string } }) =>
      `${error.code} ${error.extensions?.reason}`,
  );
}

describe.each(formats)('A %s', (format) => {
  test('tells its size before it is decoded, and becomes a WebP of that size', async () => {
    expect(readMetadata(samples[format])).toMatchObject({ format, width: 60, height: 40, orientation: 1 });
    const made = await makePicture(samples[format]);
    expect(made).toMatchObject({ type: 'image/webp', width: 60, height: 40 });
    expect(readMetadata(made.content)).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(await redCorner(made.content)).toBe('upper left');
  });

  test('that was cut off anywhere is refused', async () => {
    const whole = samples[format];
    for (const kept of [5, 12, 16, 30, Math.floor(whole.length / 2), whole.length - 20, whole.length - 2]) {
      expect([kept, await refusal(whole.subarray(0, kept))]).toEqual([
        kept,
        expect.stringMatching(/^(INVALID_PAYLOAD broken|UNSUPPORTED_MEDIA_TYPE type)$/),
      ]);
    }
    expect(await refusal(whole.subarray(0, whole.length - 2))).toBe('INVALID_PAYLOAD broken');
  });

  test('with a byte changed anywhere is refused or made anew, never anything else', async () => {
    const whole = samples[format];
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(await refusal(changed)).toMatch(
        /^(taken|INVALID_PAYLOAD broken|UNSUPPORTED_MEDIA_TYPE (type|moving)|CONTENT_TOO_LARGE pixels)$/,
      );
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<!DOCTYPE html><p>',
    '<?php system($_GET[0]);',
    '%PDF-1.7',
    'PK\u0005\u0006',
  ])('that is something else as well (%j) is refused', async (other) => {
    const tail = Buffer.concat([samples[format], Buffer.from(other), Buffer.alloc(18)]);
    expect(await refusal(tail)).toMatch(/^(UNSUPPORTED_MEDIA_TYPE mixed|INVALID_PAYLOAD broken)$/);
  });
});

test.each([
  [1, 60, 40, 'upper left'],
  [2, 60, 40, 'upper right'],
  [3, 60, 40, 'lower right'],
  [4, 60, 40, 'lower left'],
  [5, 40, 60, 'upper left'],
  [6, 40, 60, 'upper right'],
  [7, 40, 60, 'lower right'],
  [8, 40, 60, 'lower left'],
])(
  'A camera held as EXIF %i says: the picture stands upright',
  async (orientation, width, height, corner) => {
    for (const picture of [
      withJpegExif(samples.jpeg, exif(orientation, 'II')),
      withJpegExif(samples.jpeg, exif(orientation, 'MM')),
      withPngChunk(samples.png, 'eXIf', exif(orientation)),
      withWebpExif(samples.webp, exif(orientation), 60, 40),
    ]) {
      const made = await makePicture(picture);
      expect([made.width, made.height, await redCorner(made.content)]).toEqual([width, height, corner]);
    }
  },
);

test.each([
  [0, 60, 40, 'upper left'],
  [1, 40, 60, 'lower left'],
  [2, 60, 40, 'lower right'],
  [3, 40, 60, 'upper right'],
])('An AVIF that is to be turned %i quarters against the clock is', async (turns, width, height, corner) => {
  const made = await makePicture(withAvifTurn(samples.avif, turns));
  expect([made.width, made.height, await redCorner(made.content)]).toEqual([width, height, corner]);
});

test('Nothing but the pixels survives', async () => {
  const secrets = [
    withJpegExif(samples.jpeg, exif(1)),
    withJpegSegment(samples.jpeg, 0xfe, Buffer.from('SecretCam')),
    withPngChunk(samples.png, 'tEXt', Buffer.from('Comment\0SecretCam')),
    withWebpExif(samples.webp, exif(1), 60, 40),
    Buffer.concat([samples.jpeg, Buffer.from('SecretCam')]),
  ];
  for (const picture of secrets) {
    expect(picture.includes('SecretCam')).toBe(true);
    const { content } = await makePicture(picture);
    expect(['SecretCam', 'Exif', 'EXIF', 'XMP '].filter((trace) => content.includes(trace))).toEqual([]);
  }
});

describe('The decoder gets the picture alone', () => {
  const bare = (bytes: Buffer) => readMetadata(bytes).bare;

  test('of a PNG with profiles, texts, EXIF and what nobody knows', () => {
    let picture = samples.png;
    for (const type of ['iCCP', 'zTXt', 'iTXt'] as const)
      picture = withPngChunk(picture, type, unpackingChunk(type, 1));
    for (const type of ['tEXt', 'eXIf', 'sPLT', 'acTL', 'fdAT', 'hIST', 'waHT'])
      picture = withPngChunk(picture, type, Buffer.from('SecretCam'));
    expect(bare(picture)).toEqual(bare(samples.png));
    expect(bare(picture).length).toBeLessThanOrEqual(samples.png.length);
  });

  test('of a JPEG with a profile of many parts, EXIF, other pictures and comments', () => {
    let picture = samples.jpeg;
    for (let part = 0; part < 20; part++)
      picture = withJpegSegment(picture, 0xe2, Buffer.from(`ICC_PROFILE\0${'SecretCam'.repeat(5000)}`));
    for (let marker = 0xe0; marker <= 0xef; marker++)
      picture = withJpegSegment(picture, marker, Buffer.from('JFIF\0SecretCam, and more'));
    picture = withJpegSegment(picture, 0xfe, Buffer.from('SecretCam'));
    picture = Buffer.concat([picture, samples.jpeg, Buffer.from('SecretCam')]);
    expect(bare(picture)).toEqual(bare(samples.jpeg));
    expect(bare(samples.jpeg)).toEqual(samples.jpeg);
  });

  test('of a WebP with a profile, EXIF, XMP and what nobody knows', async () => {
    const picture = withWebpExtras(samples.webp, 60, 40);
    expect(bare(picture).includes('SecretCam')).toBe(false);
    expect(bare(samples.webp)).toEqual(samples.webp);
    // The canvas chunk stays, with the flags of the removed chunks cleared.
    expect(bare(picture).subarray(20, 24)).toEqual(Buffer.alloc(4));
    expect(await redCorner((await makePicture(picture)).content)).toBe('upper left');
  });

  test('of an AVIF with a profile, and of one with EXIF and XMP', async () => {
    const picture = withAvifExtras(samples.avif);
    expect(bare(picture).includes('SecretC')).toBe(false);
    expect(bare(samples.avif)).toEqual(samples.avif);
    expect(await redCorner((await makePicture(picture)).content)).toBe('upper left');
  });

  test('and how its colours are stored stays', async () => {
    const adobe = Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]);
    const picture = withJpegSegment(samples.jpeg, 0xee, adobe);
    expect(bare(picture)).toEqual(picture);
    const clear = await drawing().webpLossless();
    expect(bare(withWebpExtras(clear, 60, 40)).includes(clear.subarray(12))).toBe(true);
  });
});

test('A large picture is made smaller in its shape, a small one is left as it is', async () => {
  const wide = await makePicture(await drawing(3000, 1000).jpeg(80));
  expect([wide.width, wide.height]).toEqual([longestSide, 533]);
  const tall = await makePicture(withJpegExif(await drawing(3000, 1000).jpeg(80), exif(6)));
  expect([tall.width, tall.height, await redCorner(tall.content)]).toEqual([533, longestSide, 'upper right']);
  const line = await makePicture(await drawing(4000, 1).png());
  expect([line.width, line.height]).toEqual([longestSide, 1]);
});

describe('A bomb is refused before it is decoded', () => {
  test('a hundred megapixels in a hundred kilobytes', async () => {
    const bomb = pngBomb(10_000, 10_000);
    expect(bomb.length).toBeLessThan(400_000);
    expect(await refusal(bomb)).toBe('CONTENT_TOO_LARGE pixels');
  });

  test.each([
    ['RGB', 8, 2, 40],
    ['RGB with transparency', 8, 6, 30],
    ['grey', 8, 0, 40],
    ['grey', 16, 0, 40],
    ['RGB', 16, 2, 20],
    ['RGB with transparency', 16, 6, 15],
  ])('%s of %i bits a colour (type %i) above %i megapixels', async (_what, depth, type, megapixels) => {
    const width = 10_000;
    const most = (megapixels * 1_000_000) / width;
    expect(readMetadata(pngBomb(width, most, depth, type)).bytesPerPixel * megapixels).toBeLessThanOrEqual(
      120,
    );
    expect(await refusal(pngBomb(width, most + 1, depth, type))).toBe('CONTENT_TOO_LARGE pixels');
  });

  test('an AVIF counts for more than its pixels, a WebP or PNG for its transparency, too', async () => {
    const perPixel = (bytes: Buffer) => readMetadata(bytes).bytesPerPixel;
    expect(perPixel(samples.avif)).toBe(8);
    expect(perPixel(samples.jpeg)).toBe(3);
    expect([perPixel(await drawing().webp(95)), perPixel(await drawing().webpLossless())]).toEqual([3, 4]);
    const png = pngBomb(2, 2);
    expect([perPixel(png), perPixel(withPngChunk(png, 'tRNS', Buffer.alloc(6)))]).toEqual([3, 4]);
  });

  test('a JPEG, WebP or AVIF that names such a size', async () => {
    const jpeg = Buffer.from(samples.jpeg);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_535, frame + 5);
    jpeg.writeUInt16BE(65_535, frame + 7);
    const webp = withWebpExif(samples.webp, exif(1), 16_384, 16_384);
    const avif = Buffer.from(samples.avif);
    avif.writeUInt32BE(20_000, avif.indexOf('ispe') + 8);
    avif.writeUInt32BE(20_000, avif.indexOf('ispe') + 12);
    for (const bomb of [jpeg, webp, avif]) expect(await refusal(bomb)).toBe('CONTENT_TOO_LARGE pixels');
  });

  test('an AVIF counts as what its coded picture says, not as its boxes do', async () => {
    const [small, large] = [samples.avif, await drawing(700, 500).avif({ quality: 1, speed: 10 })];
    const liar = Buffer.from(large);
    small.copy(liar, liar.indexOf('ispe') + 8, small.indexOf('ispe') + 8, small.indexOf('ispe') + 16);
    expect(readMetadata(liar)).toMatchObject({ width: 700, height: 500 });
  });

  test('a JPEG of a thousand scans', async () => {
    const scan = samples.jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const scans = Array.from({ length: 1000 }, () => samples.jpeg.subarray(scan, -2));
    const bomb = Buffer.concat([samples.jpeg.subarray(0, scan), ...scans, samples.jpeg.subarray(-2)]);
    expect(await refusal(bomb)).toBe('INVALID_PAYLOAD broken');
  });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['a TIFF', exif(1)],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1')],
  ['zeros', Buffer.alloc(1000)],
])('%s is no picture', async (_what, bytes) => {
  expect(await refusal(bytes)).toBe('UNSUPPORTED_MEDIA_TYPE type');
});

test('What moves is refused', async () => {
  const webp = withWebpExif(samples.webp, exif(1), 60, 40);
  webp[20] = 0x02 | (webp[20] ?? 0);
  expect(await refusal(webp)).toBe('UNSUPPORTED_MEDIA_TYPE moving');
  const frame = riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), riffChunk('ANIM', Buffer.alloc(6))]));
  expect(await refusal(frame)).toBe('UNSUPPORTED_MEDIA_TYPE moving');
  const avif = Buffer.from(samples.avif);
  avif.write('avis', 8, 'latin1');
  expect(await refusal(avif)).toBe('UNSUPPORTED_MEDIA_TYPE moving');
});
