import { Orientation, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { brokenPicture } from './errors.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';
import { readMetadata } from './metadata/read-metadata.ts';

/** The longer side of the stored picture. */
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

/** The same picture upright, at most `longestSide` long, as WebP. @throws INVALID_PAYLOAD if it cannot be decoded. */
export async function encode(metadata: ImageMetadata): Promise<Buffer> {
  const box = { width: longestSide, height: longestSide };
  return await decoded(() => openUpright(metadata, box).webp(quality));
}

/** The same for a logo, small and with transparency: lossless, because it has flat colours and edges. @throws INVALID_PAYLOAD */
export async function encodeLossless(
  metadata: ImageMetadata,
  side: number,
): Promise<Pick<ImageMetadata, 'width' | 'height'> & { content: Buffer }> {
  const content = await decoded(() => openUpright(metadata, { width: side, height: side }).webpLossless());
  const { width, height } = readMetadata(content);
  return { content, width, height };
}

/** The same picture upright, reduced to the box if it is larger. */
export function openUpright(
  { width, height, orientation, bare }: ImageMetadata,
  box: { width: number; height: number },
): Transformer {
  const picture = new Transformer(bare);
  picture.rotate(turns[orientation - 1] ?? Orientation.Horizontal);
  // From the fifth orientation on width and height are swapped.
  const [across, down] = orientation > 4 ? [height, width] : [width, height];
  if (across > box.width || down > box.height) {
    // `fastResize` is twice as fast, but makes two more copies of the whole picture.
    picture.resize({ ...box, fit: ResizeFit.Inside, filter: ResizeFilterType.Lanczos3 });
  }
  return picture;
}

/** Any decoder error is the file's fault. @throws INVALID_PAYLOAD */
export async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw brokenPicture();
  }
}
