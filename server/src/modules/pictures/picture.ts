import { notOnlyAPicture, tooManyPixels } from './errors.ts';
import { isMoreThanAPicture } from './foreign.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';
import { readMetadata } from './metadata/read-metadata.ts';

const mostPixels = 40_000_000;
/**
 * A photo of that size, decoded. The decoder holds it twice, and what it is made of while it is made smaller: 360 MB in all
 * for the largest photo, 440 for the largest of the others (measured).
 */
const mostDecodedBytes = 120_000_000;
const longestInput = 16_384;

export interface Picture {
  type: 'image/webp';
  width: number;
  height: number;
  content: Buffer;
}

/**
 * Makes a picture of the park's of an uploaded one: upright, at most 1600 pixels long, WebP, and of the pixels alone, so
 * that no place, name or program in the file survives. Decoded off the event loop.
 * @throws UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; `extensions.reason` says why.
 */
export async function makePicture(bytes: Buffer): Promise<Picture> {
  const metadata = checkUpload(bytes);
  // Pictures are rare, and their codecs large: they are read when the first one comes.
  const { encode } = await import('./encode.ts');
  const content = await inTurn(() => encode(metadata));
  const made = readMetadata(content);
  return { type: 'image/webp', width: made.width, height: made.height, content };
}

/** What an upload says of itself, and the picture alone, read before anything of it is decoded. @throws as `makePicture` */
export function checkUpload(bytes: Buffer): ImageMetadata {
  const metadata = readMetadata(bytes);
  const { width, height, bytesPerPixel } = metadata;
  const most = Math.min(mostPixels, mostDecodedBytes / bytesPerPixel);
  if (width * height > most || Math.max(width, height) > longestInput) throw tooManyPixels(most);
  if (isMoreThanAPicture(bytes)) throw notOnlyAPicture();
  return metadata;
}

/** What is kept of a logo: upright, and as it is. @throws as `makePicture` */
export async function makeLossless(bytes: Buffer, side: number): Promise<Picture> {
  const metadata = checkUpload(bytes);
  const { encodeLossless } = await import('./encode.ts');
  return { type: 'image/webp', ...(await inTurn(() => encodeLossless(metadata, side))) };
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: several large ones at once would take the memory that the rest of the server lives on. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
