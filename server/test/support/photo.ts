import { Transformer } from '@napi-rs/image';

/** Eight megapixels, as a phone's camera takes them. */
const [width, height] = [3264, 2448];

/**
 * A photo that is about as heavy to encode as a real one: shapes, soft light, and a grain over all of it.
 * @param seed that makes it differ from the others; the same photo each time
 */
export async function photo(seed: number): Promise<Buffer> {
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
