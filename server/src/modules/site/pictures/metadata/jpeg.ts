import { brokenPicture } from '../errors.ts';
import { exifOrientation } from './exif.ts';
import type { ImageMetadata } from './image-metadata.ts';

const soi = 0xd8;
const eoi = 0xd9;
const sos = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;
/** Cameras write a dozen scans at most; with thousands the decoder would process the picture as often. */
const mostScans = 100;
/** Segments hold up to 64 kB each. */
const mostSegments = 5_000;
/** In coded data every 256th byte is a 0xff, in the largest file 40,000; a restart mark after every row adds a few thousand. */
const mostMarks = 250_000;

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xff00 + soi && bytes[2] === 0xff;
}

/** The decoder uses three bytes for any colour format. */
const bytesPerPixel = 3;

/** Walks over every segment to the end mark, to detect a truncated file. @throws INVALID_PAYLOAD */
export function readJpeg(bytes: Buffer): ImageMetadata {
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  let scans = 0;
  let segments = 0;
  const marks = { left: mostMarks };
  const bare: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    at = markerAt(bytes, at);
    segments += 1;
    const marker = bytes.readUInt8(at + 1);
    if (marker === eoi) {
      bare.push(bytes.subarray(at, at + 2));
      break;
    }
    const start = at + 4;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) {
      if (size) throw brokenPicture();
      size = { height: bytes.readUInt16BE(start + 1), width: bytes.readUInt16BE(start + 3) };
    }
    if (marker === app1 && bytes.toString('latin1', start, start + 4) === 'Exif') {
      orientation ??= exifOrientation(bytes.subarray(start, end));
    }
    if (marker === sos) scans += 1;
    if (scans > mostScans || segments > mostSegments) throw brokenPicture();
    const next = marker === sos ? scanEnd(bytes, end, marks) : end;
    if (isOfPicture(bytes, at, marker)) bare.push(bytes.subarray(at, next));
    at = next;
  }
  if (!size || scans === 0) throw brokenPicture();
  return { format: 'jpeg', ...size, bytesPerPixel, orientation: orientation ?? 1, bare: Buffer.concat(bare) };
}

/** Frames, tables and scans belong to the picture; of other segments only those about the colour format. */
function isOfPicture(bytes: Buffer, at: number, marker: number): boolean {
  if (marker === comment) return false;
  if (marker < app0 || marker > app15) return true;
  const [length, name] = [bytes.readUInt16BE(at + 2), bytes.toString('latin1', at + 4, at + 9)];
  // Reads the size without a thumbnail or anything else.
  return (
    (marker === app0 && name === 'JFIF\0' && length === 16) ||
    (marker === app14 && name === 'Adobe' && length === 14)
  );
}

/** The position of the next marker; any number of fill bytes may precede it. */
function markerAt(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes.readUInt8(at) !== 0xff) throw brokenPicture();
  while (bytes.readUInt8(at + 1) === 0xff) at += 1;
  return at;
}

/** Start of frame, of any kind of coding; the numbers between them are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** In the coded data a zero or a restart mark follows a 0xff. */
function scanEnd(bytes: Buffer, from: number, marks: { left: number }): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    marks.left -= 1;
    if (marks.left < 0) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw brokenPicture();
}
