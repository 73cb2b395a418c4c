import type { Plugin } from 'vite';
import { hintsOf, type PictureHints } from './src/pictures/hints.ts';
import { placeholderImages } from './src/pictures/placeholderImages.ts';

/** Which pictures a page pays for: it imports `virtual:placeholders/{group}.css`. */
const groups: Record<string, (name: string, entry: PictureHints) => boolean> = {
  scenes: (_name, entry) => entry.phone !== undefined,
  obstacles: (name) => name.startsWith('obstacle-'),
  places: (name, entry) => entry.phone === undefined && !name.startsWith('obstacle-'),
};
const address = /^virtual:placeholders\/(\w+)\.css$/;

/**
 * Writes the blurred hints of the pictures into style sheets. As `style` attributes of prerendered pages they
 * would break the content security policy, and as text of a script every page would carry those of all pictures.
 */
export function placeholders(): Plugin {
  return {
    name: 'picture-placeholders',
    enforce: 'pre',
    resolveId: (id) => (address.test(id) ? `/src/pictures/${id.replace('virtual:', '')}` : null),
    load(id) {
      const group = /\/placeholders\/(\w+)\.css$/.exec(id)?.[1];
      return group === undefined ? null : styleOf(group);
    },
  };
}

function styleOf(group: string): string {
  const belongs = groups[group];
  if (!belongs) throw new Error(`There is no group of pictures named ${group}.`);
  return hintsOf(
    Object.entries<PictureHints>(placeholderImages).filter(([name, entry]) => belongs(name, entry)),
  );
}
