import type { PublicPictures } from '@cablepark/domain/pictures/pictures';

/** The aspect ratio of a picture, and the widths of its files in /art. */
export interface Shape {
  width: number;
  height: number;
  widths: readonly number[];
}

/** Screens with upright pictures; the placeholders' style sheet uses the same query (placeholders.ts). */
export const uprightScreen = '(max-aspect-ratio: 2/3)';

/** In order of preference: a browser takes the first that it supports. */
export const fileTypes = ['avif', 'webp'] as const;

/** The `srcset` of a picture's files of one type. */
export function fileSet(
  name: string,
  type: (typeof fileTypes)[number],
  { widths }: Pick<Shape, 'widths'>,
): string {
  return widths.map((each) => `/art/${name}-${each}.${type} ${each}w`).join(', ');
}

/** `sizes` of a wide picture that covers the screen: on a tall one it is wider than the screen. */
export const sceneSizes = coverSizes({ width: 16, height: 9 });

function coverSizes({ width, height }: Pick<Shape, 'width' | 'height'>): string {
  return `max(100vw, ${Math.round((100 * width) / height)}vh)`;
}

/** The same for a picture of the park's choice. */
export function sizesOf(name: string | null, pictures: PublicPictures): string {
  const files = name === null ? null : pictures[name]?.files;
  return files ? coverSizes(files) : sceneSizes;
}
