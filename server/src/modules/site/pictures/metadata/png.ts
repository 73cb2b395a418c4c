import { brokenPicture } from '../errors.ts';
import { exifOrientation } from './exif.ts';
import type { ImageMetadata } from './image-metadata.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** By colour type: grey, RGB, a palette, and the first two with transparency. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** Programs write one for each few thousand bytes. */
const mostChunks = 20_000;

/** The chunks of the picture itself: size, palette, transparency, pixels. A profile of 600 kB becomes 600 MB in the decoder. */
const pictureChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** Walks over every chunk to the last one. @throws INVALID_PAYLOAD */
export function readPng(bytes: Buffer): ImageMetadata {
  const header = signature.length + 8;
  if (bytes.toString('latin1', header - 4, header) !== 'IHDR') throw brokenPicture();
  const [width, height] = [bytes.readUInt32BE(header), bytes.readUInt32BE(header + 4)];
  const bytesPerChannel = bytes.readUInt8(header + 8) > 8 ? 2 : 1;
  let colours = channels[bytes.readUInt8(header + 9)] ?? 4;
  let orientation = 1;
  let chunks = 0;
  const bare: Buffer[] = [signature];
  for (let at = signature.length; ; ) {
    const start = at + 8;
    const end = start + bytes.readUInt32BE(at);
    chunks += 1;
    if (end + 4 > bytes.length || chunks > mostChunks) throw brokenPicture();
    const type = bytes.toString('latin1', at + 4, start);
    if (type === 'IHDR' && at !== signature.length) throw brokenPicture();
    if (pictureChunks.includes(type)) bare.push(bytes.subarray(at, end + 4));
    if (type === 'IEND') {
      const bytesPerPixel = colours * bytesPerChannel;
      return { format: 'png', width, height, bytesPerPixel, orientation, bare: Buffer.concat(bare) };
    }
    // If one colour or palette entry may be transparent, the decoder adds that channel to every pixel.
    if (type === 'tRNS') colours += 1;
    if (type === 'eXIf') orientation = exifOrientation(bytes.subarray(start, end));
    at = end + 4;
  }
}
