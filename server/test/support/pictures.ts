import { constants, crc32, deflateRawSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** A picture whose upper left quarter is red and the rest blue, so that a turned one shows. */
export function drawing(width = 60, height = 40): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isRed = x < width / 2 && y < height / 2;
      pixels.set(isRed ? [255, 0, 0] : [0, 0, 255], (y * width + x) * 4);
    }
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** Which corner is red: `upper left` and so on. */
export async function redCorner(picture: Buffer): Promise<string> {
  const { width, height } = await new Transformer(picture).metadata();
  const pixels = await new Transformer(picture).rawPixels();
  const channels = pixels.length / (width * height);
  const isRed = (x: number, y: number) => (pixels[(y * width + x) * channels] ?? 0) > 128;
  const corners = [
    ['upper left', isRed(2, 2)],
    ['upper right', isRed(width - 3, 2)],
    ['lower left', isRed(2, height - 3)],
    ['lower right', isRed(width - 3, height - 3)],
  ] as const;
  return corners.flatMap(([corner, red]) => (red ? [corner] : [])).join(', ');
}

/** An EXIF block with an orientation and the name of a camera, as little or big endian. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const block = Buffer.alloc(64);
  const short = (value: number, at: number) =>
    order === 'II' ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
  block.write(order, 0);
  short(42, 2);
  long(8, 4);
  short(2, 8);
  short(0x010f, 10); // maker, text
  short(2, 12);
  long(12, 14);
  long(44, 18);
  short(0x0112, 22); // orientation
  short(3, 24);
  long(1, 26);
  short(orientation, 30);
  block.write('SecretCam\0', 44);
  return block;
}

export function withJpegExif(jpeg: Buffer, block: Buffer): Buffer {
  return withJpegSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block]));
}

/** A segment right after the start mark. */
export function withJpegSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

const pngHeaderEnd = 33;

export function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, pngHeaderEnd), pngChunk(type, content), png.subarray(pngHeaderEnd)]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** So many zeros as zlib packs them, without packing each: a packed megabyte is repeated. */
function deflatedZeros(count: number): Buffer {
  const size = 1_000_000;
  const block = deflateRawSync(Buffer.alloc(size), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: Math.floor(count / size) }, () => block);
  const rest = deflateRawSync(Buffer.alloc(count % size));
  // Adler-32 of zeros: the first sum stays 1, the second counts them.
  const check = Buffer.alloc(4);
  check.writeUInt16BE(count % 65_521, 0);
  check.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...blocks, rest, check]);
}

/** By a PNG's number for the type of its colours. */
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A valid PNG of one colour: some 120 kB that become several bytes for each of its pixels. */
export function pngBomb(width: number, height: number, depth = 8, type = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type], 8);
  const row = 1 + (width * (channelsOf[type] ?? 0) * depth) / 8;
  const rows = deflatedZeros(row * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG's colour profile, comment or text that becomes so many megabytes once it is unpacked. */
export function unpackingChunk(type: 'iCCP' | 'zTXt' | 'iTXt', megabytes: number): Buffer {
  const head = { iCCP: 'a\0\0', zTXt: 'a\0\0', iTXt: 'a\0\x01\0\0\0' }[type];
  const packed = deflatedZeros(megabytes * 1_000_000);
  return Buffer.concat([Buffer.from(head, 'latin1'), packed]);
}

/** With a profile, EXIF, XMP and a chunk that nobody knows. */
export function withWebpExtras(webp: Buffer, width: number, height: number): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = 0x20 | 0x08 | 0x04;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const extras = ['ICCP', 'EXIF', 'XMP ', 'WHAT'].map((type) => riffChunk(type, Buffer.from('SecretCam')));
  const [profile, ...rest] = extras;
  const chunks = [riffChunk('VP8X', extended), profile ?? Buffer.alloc(0), webp.subarray(12), ...rest];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** An AVIF with a profile in the place of its colour box, which is its last property and nineteen bytes long, and a box after its data. */
export function withAvifExtras(avif: Buffer): Buffer {
  const extended = Buffer.from(avif);
  extended.write('colrprofSecretC', extended.indexOf('colr'), 'latin1');
  const after = Buffer.alloc(17);
  after.writeUInt32BE(17, 0);
  after.write('uuidSecretCam', 4, 'latin1');
  return Buffer.concat([extended, after]);
}

export function withWebpExif(webp: Buffer, block: Buffer, width: number, height: number): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = 0x08;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const chunks = [riffChunk('VP8X', extended), webp.subarray(12), riffChunk('EXIF', block)];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

export function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The colour box of our encoder is its last property and nineteen bytes long; a turn fits into its place. */
export function withAvifTurn(avif: Buffer, quarterTurns: number): Buffer {
  const turned = Buffer.from(avif);
  const at = turned.indexOf('colr') - 4;
  const place = Buffer.alloc(19);
  place.writeUInt32BE(9, 0);
  place.write('irot', 4, 'latin1');
  place[8] = quarterTurns;
  place.writeUInt32BE(10, 9);
  place.write('free', 13, 'latin1');
  place.copy(turned, at);
  return turned;
}
