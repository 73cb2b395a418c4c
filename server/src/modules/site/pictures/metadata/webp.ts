import { brokenPicture, movingPicture } from '../errors.ts';
import { exifOrientation } from './exif.ts';
import type { ImageMetadata } from './image-metadata.ts';

/** The RIFF form of a WebP picture. */
const form = 'WEBP';

const animationFlag = 0x02;
/** Picture, alpha, colours and metadata: fewer than ten. */
const mostChunks = 1_000;
const fourteenBits = 0x3fff;
const alphaFlag = 0x10;

export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === form;
}

/** @throws INVALID_PAYLOAD, UNSUPPORTED_MEDIA_TYPE for an animation */
export function readWebp(bytes: Buffer): ImageMetadata {
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) throw brokenPicture();
  const sizes: { width: number; height: number }[] = [];
  let orientation = 1;
  let isOpaque = true;
  let chunks = 0;
  const bare: Buffer[] = [];
  for (let at = 12; at + 8 <= fileEnd; ) {
    const start = at + 8;
    const length = bytes.readUInt32LE(at + 4);
    chunks += 1;
    if (start + length > fileEnd || chunks > mostChunks) throw brokenPicture();
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'ANIM' || (type === 'VP8X' && (bytes.readUInt8(start) & animationFlag) !== 0))
      throw movingPicture();
    if (type === 'VP8L' || type === 'ALPH') isOpaque = false;
    if (type === 'EXIF') orientation = exifOrientation(bytes.subarray(start, start + length));
    const size = sizeIn(type, bytes, start);
    if (size) sizes.push(size);
    if (size || type === 'ALPH') bare.push(bareChunk(type, bytes.subarray(start, start + length)));
    at = start + length + (length % 2);
  }
  if (sizes.length === 0) throw brokenPicture();
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return {
    format: 'webp',
    width,
    height,
    bytesPerPixel: isOpaque ? 3 : 4,
    orientation,
    bare: chunkOf('RIFF', Buffer.concat([Buffer.from(form, 'latin1'), ...bare])),
  };
}

/** Clears the canvas's flags for profile, EXIF and XMP. */
function bareChunk(type: string, content: Buffer): Buffer {
  if (type !== 'VP8X') return chunkOf(type, content);
  const canvas = Buffer.from(content);
  canvas.writeUInt8(canvas.readUInt8(0) & alphaFlag, 0);
  return chunkOf(type, canvas);
}

function chunkOf(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The canvas and its picture each have a size. */
function sizeIn(type: string, bytes: Buffer, start: number): { width: number; height: number } | null {
  if (type === 'VP8X') {
    return { width: bytes.readUIntLE(start + 4, 3) + 1, height: bytes.readUIntLE(start + 7, 3) + 1 };
  }
  if (type === 'VP8 ') {
    return {
      width: bytes.readUInt16LE(start + 6) & fourteenBits,
      height: bytes.readUInt16LE(start + 8) & fourteenBits,
    };
  }
  if (type === 'VP8L') {
    const packedSizes = bytes.readUInt32LE(start + 1);
    return { width: (packedSizes & fourteenBits) + 1, height: ((packedSizes >>> 14) & fourteenBits) + 1 };
  }
  return null;
}
