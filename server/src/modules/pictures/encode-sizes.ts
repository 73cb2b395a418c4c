import { ChromaSubsampling, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { decoded, openUpright } from './encode.ts';
import type { MadeFile, MadePicture } from './made-picture.ts';
import type { ImageMetadata } from './metadata/image-metadata.ts';

/** The widths that pages ask for; the last is the most that is kept of any picture. */
const widths = [480, 800, 1600] as const;
const largest = { width: 1600, height: 2400 };
/** A width just below the picture's own saves nothing. */
const leastStep = 0.85;

/** What the first picture of a page may weigh at 1600 pixels, so that it stands within a second and a half on a phone's line. */
const mostBytes = 115_000;
/** What WebP needs more than AVIF for the same look; only old browsers ask for it. */
const webpShare = 1.5;
const startQuality = { avif: 62, webp: 78 } as const;
/** A picture that is still too heavy there stays so: worse nobody wants to see it. */
const leastQuality = 30;
const qualityStep = 8;

/** One thread, or all of the machine would be busy with it. */
const avif = { speed: 7, threads: 1, chromaSubsampling: ChromaSubsampling.Yuv420 } as const;

/** @throws INVALID_PAYLOAD for what cannot be decoded */
export async function encodeSizes(metadata: ImageMetadata): Promise<MadePicture> {
  // The large one is decoded once, and let go of before any other is made.
  const upright = await decoded(() => openUpright(metadata, largest).webpLossless());
  const { width, height } = await new Transformer(upright).metadata();
  const files: MadeFile[] = [];
  for (const each of [...widths.filter((size) => size < width * leastStep), width]) {
    files.push(...(await encodeWidth(upright, each, width)));
  }
  return { width, height, placeholder: await makePlaceholder(upright, Math.min(16, width)), files };
}

/** None of a picture that lets through what is behind it: the blur would show there for good. */
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
  // As high as it comes: only the width counts.
  picture.resize({ width, height: 16_384, fit: ResizeFit.Inside, filter: ResizeFilterType.Lanczos3 });
  return picture;
}

/** Encodes with falling quality until it is no heavier than `most` bytes. */
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
