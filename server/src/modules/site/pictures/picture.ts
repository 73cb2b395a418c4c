import { notOnlyAPicture, tooManyPixels } from './errors.ts';
import { isMoreThanAPicture } from './foreign.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';
import { readMetadata } from './metadata/read-metadata.ts';

const mostPixels = 40_000_000;
/**
 * The decoded size of a photo. The decoder needs twice that, and its input while it resizes: 360 MB in all
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
 * Re-encodes an uploaded picture: upright, at most 1600 pixels long, WebP, from the pixels alone, so
 * that no place, name or program in the file survives. It decodes off the event loop.
 * @throws UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; `extensions.reason` says why.
 */
export async function makePicture(bytes: Buffer): Promise<Picture> {
  const metadata = checkUpload(bytes);
  // Loads the codecs on first use, because they are large and uploads are rare.
  const { encode } = await import('./encode.ts');
  const content = await inTurn(() => encode(metadata));
  const imageMetadata = readMetadata(content);
  return { type: 'image/webp', width: imageMetadata.width, height: imageMetadata.height, content };
}

/** The metadata of an upload and its bare picture, read before any decoding. @throws as `makePicture` */
export function checkUpload(bytes: Buffer): ImageMetadata {
  const metadata = readMetadata(bytes);
  const { width, height, bytesPerPixel } = metadata;
  const most = Math.min(mostPixels, mostDecodedBytes / bytesPerPixel);
  if (width * height > most || Math.max(width, height) > longestInput) throw tooManyPixels(most);
  if (isMoreThanAPicture(bytes)) throw notOnlyAPicture();
  return metadata;
}

/** The stored form of a logo: upright and lossless. @throws as `makePicture` */
export async function makeLossless(bytes: Buffer, side: number): Promise<Picture> {
  const metadata = checkUpload(bytes);
  const { encodeLossless } = await import('./encode.ts');
  return { type: 'image/webp', ...(await inTurn(() => encodeLossless(metadata, side))) };
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: several large ones at once would exhaust the server's memory. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
