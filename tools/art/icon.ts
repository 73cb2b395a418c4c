import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const DEEP = '#06283d';

/** The app's icons from the hand-drawn mark `icon.svg` in the same folder. Answers the bytes written. */
export async function icons(folder: string): Promise<number> {
  const rounded = await readFile(join(folder, 'icon.svg'), 'utf8');
  // Where the system cuts the shape itself, the tile must fill its square.
  const square = rounded.replace(
    '<rect width="512" height="512" rx="112"/>',
    '<rect x="-60" y="-60" width="632" height="632"/>',
  );
  const draw = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 288 }).resize(size, size);
  const flat = (size: number) => draw(square, size).flatten({ background: DEEP });
  // A maskable icon may be cut to a circle of 80 %: the mark stands smaller on a field of the same water.
  const inner = await draw(square.replace('viewBox="0 0 512 512"', 'viewBox="-36 -36 584 584"'), 512)
    .flatten({ background: DEEP })
    .toBuffer();
  const files = {
    'icon-192.png': draw(rounded, 192),
    'icon-512.png': draw(rounded, 512),
    'icon-512-maskable.png': sharp(inner),
    'apple-touch-icon.png': flat(180),
    'favicon-32.png': draw(rounded, 32),
  };
  let bytes = 0;
  for (const [name, image] of Object.entries(files)) {
    const png = await image.png({ palette: true, effort: 10 }).toBuffer();
    await writeFile(join(folder, name), png);
    bytes += png.length;
  }
  return bytes;
}
