import type { MadePicture } from './made-picture.ts';
import { checkUpload, inTurn } from './picture.ts';

/**
 * Makes the site's files of an uploaded picture: upright, in each of our widths up to its own, as AVIF and WebP.
 * Only its pixels survive. It runs off the event loop, one picture at a time, in one queue with those of the events.
 * @throws UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; `extensions.reason` says why.
 */
export async function makeFiles(bytes: Buffer): Promise<MadePicture> {
  const metadata = checkUpload(bytes);
  // Loads the codecs on first use, because they are large and uploads are rare.
  const { encodeSizes } = await import('./encode-sizes.ts');
  return await inTurn(() => encodeSizes(metadata));
}
