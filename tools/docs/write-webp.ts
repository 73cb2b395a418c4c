import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A page of the guides with thirty pictures has to open on a phone, too. */
const heaviest = 90_000;
const qualities = [82, 74, 66, 58, 50, 42, 34];

/** Writes a screenshot as WebP, as well as fits into the weight. @returns its bytes. @throws Error if none fits */
export async function writeWebp(png: Buffer, file: string): Promise<number> {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > heaviest) continue;
    await writeFile(file, webp);
    return webp.length;
  }
  throw new Error(`${file} is heavier than ${heaviest} bytes even at the lowest quality.`);
}
