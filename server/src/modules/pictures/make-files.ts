import type { MadePicture } from './made-picture.ts';
import { checkUpload, inTurn } from './picture.ts';

/**
 * Makes what the site shows of an uploaded picture: upright, in each of our widths that it has, as AVIF and WebP. Nothing
 * survives but its pixels. Off the event loop, and one picture at a time with those of the events.
 * @throws UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; `extensions.reason` says why.
 */
export async function makeFiles(bytes: Buffer): Promise<MadePicture> {
  const metadata = checkUpload(bytes);
  // Pictures are rare, and their codecs large: they are read when the first one comes.
  const { encodeSizes } = await import('./encode-sizes.ts');
  return await inTurn(() => encodeSizes(metadata));
}
