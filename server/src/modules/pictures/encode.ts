import { Orientation, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { brokenPicture } from './errors.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';

/** The longer side of what is kept. */
export const longestSide = 1600;
const quality = 82;
/** The EXIF orientations from 1 to 8. */
const turns = [
  Orientation.Horizontal,
  Orientation.MirrorHorizontal,
  Orientation.Rotate180,
  Orientation.MirrorVertical,
  Orientation.MirrorHorizontalAndRotate270Cw,
  Orientation.Rotate90Cw,
  Orientation.MirrorHorizontalAndRotate90Cw,
  Orientation.Rotate270Cw,
];

/** The same picture upright, at most `longestSide` long, as WebP. @throws INVALID_PAYLOAD for what cannot be decoded. */
export async function encode(bytes: Buffer, { width, height, orientation }: ImageMetadata): Promise<Buffer> {
  try {
    const picture = new Transformer(bytes);
    picture.rotate(turns[orientation - 1] ?? Orientation.Horizontal);
    if (Math.max(width, height) > longestSide) {
      // `fastResize` is twice as fast, but copies the whole picture twice more.
      picture.resize({
        width: longestSide,
        height: longestSide,
        fit: ResizeFit.Inside,
        filter: ResizeFilterType.Lanczos3,
      });
    }
    return await picture.webp(quality);
  } catch {
    // Whatever the decoder says, it is the file.
    throw brokenPicture();
  }
}
