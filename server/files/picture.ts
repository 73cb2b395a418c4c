import { FastResizeFilter, Orientation, ResizeFit, Transformer } from '@napi-rs/image';
import { isMoreThanAPicture } from './foreign.ts';
import { readHead } from './heads/read-head.ts';
import { brokenPicture, notOnlyAPicture, tooManyPixels } from './refusals.ts';

/** Decoded, a pixel takes four to eight bytes of memory. */
export const mostPixels = 40_000_000;
const longestInput = 16_384;
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
  const { width, height, orientation } = readHead(bytes);
  if (width * height > mostPixels || Math.max(width, height) > longestInput) throw tooManyPixels(mostPixels);
  if (isMoreThanAPicture(bytes)) throw notOnlyAPicture();
  const content = await inTurn(() => encode(bytes, { width, height, orientation }));
  const made = readHead(content);
  return { type: 'image/webp', width: made.width, height: made.height, content };
}

async function encode(
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
      picture.fastResize({
        width: finalWidth,
        height: finalHeight,
        fit: ResizeFit.Fill,
        filter: FastResizeFilter.Lanczos3,
      });
    }
    return await picture.webp(quality);
  } catch {
    // Whatever the decoder says, it is the file.
    throw brokenPicture();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: several large ones at once would take the memory that the rest of the server lives on. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
