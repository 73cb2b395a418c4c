import { expect, test } from 'vitest';
import { readMetadata } from './read-metadata.ts';

/** Small pictures with so many parts that walking over them would block other requests. */

const size = 16;
const times = (count: number, part: Buffer) => Buffer.alloc(count * part.length, part);

const start = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, size, 0, size, 1, 1, 0x11, 0]);
const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
const end = Buffer.from([0xff, 0xd9]);
const segment = Buffer.from([0xff, 0xe2, 0, 2]);
const jpeg = (segments: number, coded: Buffer) =>
  Buffer.concat([start, times(segments, segment), scan, coded, end]);
const stuffed = Buffer.from([0xff, 0]);
const restart = Buffer.from([0xff, 0xd0]);

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}
const png = (chunks: number) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 2, 0, 0, 0])),
    times(chunks, chunk('tEXt')),
    chunk('IEND'),
  ]);

function webp(chunks: number): Buffer {
  const picture = Buffer.from([
    ...Buffer.from('VP8 '),
    10,
    0,
    0,
    0,
    0,
    0,
    0,
    0x9d,
    1,
    0x2a,
    size,
    0,
    size,
    0,
  ]);
  const parts = Buffer.concat([picture, times(chunks, Buffer.from([...Buffer.from('XXXX'), 0, 0, 0, 0]))]);
  const head = Buffer.from('RIFF....WEBP');
  head.writeUInt32LE(parts.length + 4, 4);
  return Buffer.concat([head, parts]);
}

test.each([
  ['segments', jpeg(2_000, stuffed), jpeg(200_000, stuffed)],
  ['stuffed bytes', jpeg(1, times(100_000, stuffed)), jpeg(1, times(1_000_000, stuffed))],
  ['restarts', jpeg(1, times(100_000, restart)), jpeg(1, times(1_000_000, restart))],
  ['chunks of a PNG', png(10_000), png(200_000)],
  ['chunks of a WebP', webp(500), webp(200_000)],
])('Of %s a picture has as many as cameras and programs write, and no more', (_what, honest, bomb) => {
  expect(readMetadata(honest)).toMatchObject({ width: size, height: size });
  expect(() => readMetadata(bomb)).toThrow('The picture is damaged or cut off.');
});
