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

/** A photograph of hills by a lake. @param seed that makes it differ from the others */
export async function photo(seed: number): Promise<Buffer> {
  const { width, height } = photoSize;
  const hill = (far: number) => {
    const top = 700 + 260 * far + 130 * Math.sin(seed + far);
    const fill = `hsl(${150 + 8 * far + 20 * Math.cos(seed)} 30% ${60 - 12 * far}%)`;
    return `<ellipse cx="${(seed * 700 + far * 1_300) % width}" cy="${top + 900}" rx="1800" ry="900" fill="${fill}"/>`;
  };
  return await takePhoto(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="100%" height="100%" fill="#9fc4d8"/>
      ${[0, 1, 2].map(hill).join('')}
      <rect y="1500" width="100%" height="948" fill="#1d6f86"/>
    </svg>`,
    seed,
  );
}
