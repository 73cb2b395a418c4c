import { ChromaSubsampling, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { decoded, openUpright } from './encode.ts';
import type { MadeFile, MadePicture } from './made-picture.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';

/** The widths that pages use; the last is the largest stored one. */
const widths = [480, 800, 1600] as const;
const largest = { width: 1600, height: 2400 };
/** A width just below the picture's own would save nothing. */
const leastStep = 0.85;

/** The budget of a page's first picture at 1600 pixels, so that it appears within 1.5 seconds on a phone's connection. */
const mostBytes = 115_000;
/** WebP needs more bytes than AVIF for the same quality; only old browsers request it. */
const webpShare = 1.5;
const startQuality = { avif: 62, webp: 78 } as const;
/** The lowest acceptable quality. A picture that is still too large at this quality stays so. */
const leastQuality = 30;
const qualityStep = 8;

/** One thread, so that encoding does not use all cores. */
const avif = { speed: 7, threads: 1, chromaSubsampling: ChromaSubsampling.Yuv420 } as const;

/** @throws INVALID_PAYLOAD for a picture that cannot be decoded */
export async function encodeSizes(metadata: ImageMetadata): Promise<MadePicture> {
  // Decodes the largest width once, and frees it before it encodes the others.
  const upright = await decoded(() => openUpright(metadata, largest).webpLossless());
  const { width, height } = await new Transformer(upright).metadata();
  const files: MadeFile[] = [];
  for (const each of [...widths.filter((size) => size < width * leastStep), width]) {
    files.push(...(await encodeWidth(upright, each, width)));
  }
  return { width, height, placeholder: await makePlaceholder(upright, Math.min(16, width)), files };
}

/** A transparent picture gets none, because the blur would stay visible through it. */
async function makePlaceholder(upright: Buffer, width: number): Promise<string> {
  const lossless = await atWidth(upright, width).webpLossless();
  const tiny = new Transformer(lossless);
  const { height } = await tiny.metadata();
  const pixels = await tiny.rawPixels();
  const hasAlpha = pixels.length === width * height * 4;
  if (hasAlpha && pixels.some((value, at) => at % 4 === 3 && value < 255)) return '';
  return `data:image/webp;base64,${(await new Transformer(lossless).webp(30)).toString('base64')}`;
}

async function encodeWidth(upright: Buffer, width: number, full: number): Promise<MadeFile[]> {
  const picture = width < full ? atWidth(upright, width) : new Transformer(upright);
  const most = mostBytes * Math.min(1, width / largest.width) ** 1.5;
  return [
    {
      type: 'avif',
      width,
      content: await within(most, startQuality.avif, (quality) => picture.avif({ ...avif, quality })),
    },
    {
      type: 'webp',
      width,
      content: await within(most * webpShare, startQuality.webp, (quality) => picture.webp(quality)),
    },
  ];
}

function atWidth(upright: Buffer, width: number): Transformer {
  const picture = new Transformer(upright);
  // The maximum height, so that only the width limits the size.
  picture.resize({ width, height: 16_384, fit: ResizeFit.Inside, filter: ResizeFilterType.Lanczos3 });
  return picture;
}

/** Lowers the quality until the result has at most `most` bytes. */
async function within(
  most: number,
  start: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (let quality = start; ; quality -= qualityStep) {
    const content = await encode(quality);
    if (content.length <= most || quality - qualityStep < leastQuality) return content;
  }
}
