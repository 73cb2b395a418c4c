import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Print } from './pictures.ts';

/** Encodes with falling quality until the file is no heavier than `limit` bytes. */
async function within(
  limit: number,
  start: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (let quality = start; ; quality -= 4) {
    const file = await encode(quality);
    if (file.length <= limit || quality <= 30) return file;
  }
}

/** Where the search for a quality begins: looked at, no worse than the picture as it was taken. */
const fine = { quality: 60, chromaSubsampling: '4:4:4' } as const;
const dense = { quality: 56, chromaSubsampling: '4:2:0' } as const;
/** What WebP needs more than AVIF for the same look. */
const webpShare = 1.75;

/** Writes one picture at several widths as AVIF and WebP and answers the bytes written. */
export async function encode(png: Buffer, folder: string, name: string, print: Print): Promise<number> {
  const { widths, limit, leastLimit } = print;
  const { quality: start, chromaSubsampling } = print.dense ? dense : fine;
  await mkdir(folder, { recursive: true });
  const [least, largest] = [Math.min(...widths), Math.max(...widths)];
  let bytes = 0;
  for (const width of widths) {
    const scaled = sharp(png).resize({ width, kernel: 'lanczos3' });
    const inProportion = limit * (width / largest) ** 1.5;
    const share = width === least ? (leastLimit ?? inProportion) : inProportion;
    const files = {
      avif: await within(share, start, (quality) =>
        scaled.clone().avif({ quality, effort: 6, chromaSubsampling }).toBuffer(),
      ),
      webp: await within(share * webpShare, 80, (quality) =>
        scaled.clone().webp({ quality, effort: 6 }).toBuffer(),
      ),
    };
    for (const [format, file] of Object.entries(files)) {
      await writeFile(join(folder, `${name}-${width}.${format}`), file);
      bytes += file.length;
    }
  }
  return bytes;
}

/** A picture a few pixels wide, to be stretched and blurred while the real one loads: a data address under 400 bytes. */
export async function placeholder(png: Buffer): Promise<string> {
  const tiny = await sharp(png).resize({ width: 16 }).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The picture for shared links: JPEG, for every messenger can read it. */
export async function shareCard(png: Buffer, file: string): Promise<number> {
  const jpeg = await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  await writeFile(file, jpeg);
  return jpeg.length;
}
