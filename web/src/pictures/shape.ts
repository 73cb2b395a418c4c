import type { PublicPictures } from '@cablepark/domain/pictures/pictures';

/** How a picture is cut, and in which widths its files lie in /art. */
export interface Shape {
  width: number;
  height: number;
  widths: readonly number[];
}

/** Where the upright pictures stand; the placeholders' style sheet is cut at the same shape (placeholders.ts). */
export const uprightScreen = '(max-aspect-ratio: 2/3)';

/** The better one first: a browser takes the first that it knows. */
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

/** The same of a picture that the park has chosen. */
export function sizesOf(name: string | null, pictures: PublicPictures): string {
  const files = name === null ? null : pictures[name]?.files;
  return files ? coverSizes(files) : sceneSizes;
}
