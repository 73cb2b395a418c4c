import { brokenPicture, notAPicture } from '../errors.ts';
import { isAvif, readAvif } from './avif.ts';
import type { ImageMetadata } from './image-metadata.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

const formats = [
  { is: isJpeg, read: readJpeg },
  { is: isPng, read: readPng },
  { is: isWebp, read: readWebp },
  { is: isAvif, read: readAvif },
] as const;

/**
 * The format of a picture, by its content alone, and its decoded size in memory; it decodes nothing.
 * @throws UNSUPPORTED_MEDIA_TYPE for anything else, INVALID_PAYLOAD for a damaged or truncated picture.
 */
export function readMetadata(bytes: Buffer): ImageMetadata {
  const format = formats.find(({ is }) => is(bytes));
  if (!format) throw notAPicture();
  try {
    const metadata = format.read(bytes);
    if (metadata.width < 1 || metadata.height < 1) throw brokenPicture();
    return metadata;
  } catch (error) {
    // A number was read beyond the last byte.
    if (error instanceof RangeError) throw brokenPicture();
    throw error;
  }
}
