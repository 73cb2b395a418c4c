import { Orientation, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { brokenPicture } from './refusals.ts';

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
export async function encode(
  bytes: Buffer,
  { width, height, orientation }: { width: number; height: number; orientation: number },
): Promise<Buffer> {
  const shrink = Math.min(1, longestSide / Math.max(width, height));
  const fitted = [width, height].map((side) => Math.max(1, Math.round(side * shrink)));
  // From the fifth on, the picture lies on its side.
  const [finalWidth = 1, finalHeight = 1] = orientation >= 5 ? fitted.toReversed() : fitted;
  try {
    const picture = new Transformer(bytes);
    picture.rotate(turns[orientation - 1] ?? Orientation.Horizontal);
    if (shrink < 1) {
      // `fastResize` is twice as fast, but copies the whole picture twice more.
      picture.resize({
        width: finalWidth,
        height: finalHeight,
        fit: ResizeFit.Fill,
        filter: ResizeFilterType.Lanczos3,
      });
    }
    return await picture.webp(quality);
  } catch {
    // Whatever the decoder says, it is the file.
    throw brokenPicture();
  }
}
