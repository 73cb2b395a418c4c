import { Transformer } from '@napi-rs/image';

/** What telephones take: eight megapixels. */
export const photoSize = { width: 3264, height: 2448 } as const;

/**
 * A photograph of what an SVG of that size draws: a JPEG with the grain of a sensor, which no compression likes.
 * The same drawing and seed give the same photograph.
 */
export async function takePhoto(svg: string, seed = 1): Promise<Buffer> {
  const { width, height } = photoSize;
  const drawn = await Transformer.fromSvg(svg, '#000').resize({ width, height }).rawPixels();
  const channels = drawn.length / (width * height);
  const pixels = Buffer.alloc(width * height * 4, 255);
  let grain = seed;
  for (let at = 0; at < width * height; at += 1) {
    grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) | 0;
    const light = (grain >> 28) + (grain >> 27);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (drawn[at * channels + channel] ?? 0) + light / 2;
      pixels[at * 4 + channel] = Math.max(0, Math.min(255, value));
    }
  }
  return await Transformer.fromRgbaPixels(pixels, width, height).jpeg(88);
}

/**
 * A photo that is about as heavy to encode as a real one: shapes, soft light, and a grain over all of it.
 * @param seed that makes it differ from the others; the same photo each time
 */
export async function photo(seed: number): Promise<Buffer> {
  const { width, height } = photoSize;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  let random = seed + 1;
  for (let y = 0; y < height; y += 1) {
    const evening = 50 * Math.cos(y / 190 - seed);
    for (let x = 0; x < width; x += 1) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (random >>> 28) - 8;
      const light = 110 + 60 * Math.sin(x / 310 + seed) + evening + grain;
      const leaves = 4 * (((x >> 5) ^ (y >> 5) ^ seed) & 7);
      const at = (y * width + x) * 4;
      pixels[at] = light + leaves;
      pixels[at + 1] = light;
      pixels[at + 2] = 200 - light / 2;
    }
  }
  return await Transformer.fromRgbaPixels(pixels, width, height).jpeg(90);
}
