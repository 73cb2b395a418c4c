import type { Plugin } from 'vite';
import { hintsOf, type PictureEntry } from './src/pictures/hints.ts';
import { PICTURES } from './src/pictures/manifest.ts';

/** Which pictures a page pays for: it imports `virtual:placeholders/{group}.css`. */
const groups: Record<string, (name: string, entry: PictureEntry) => boolean> = {
  scenes: (_name, entry) => entry.phone !== undefined,
  obstacles: (name) => name.startsWith('obstacle-'),
  places: (name, entry) => entry.phone === undefined && !name.startsWith('obstacle-'),
};
const address = /^virtual:placeholders\/(\w+)\.css$/;

/**
 * Moves the blurred hints of the pictures from the manifest into style sheets. As `style` attributes of prerendered pages they
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
    transform: {
      filter: { id: /\/pictures\/manifest\.ts$/ },
      // The server's program puts that of a page's first picture into the page (src/app/seo/head.ts).
      handler(code) {
        if (this.environment.name === 'ssr') return null;
        return { code: code.replaceAll(/placeholder:\s*'[^']*',?/g, ''), map: null };
      },
    },
  };
}

function styleOf(group: string): string {
  const belongs = groups[group];
  if (!belongs) throw new Error(`There is no group of pictures named ${group}.`);
  return hintsOf(Object.entries<PictureEntry>(PICTURES).filter(([name, entry]) => belongs(name, entry)));
}
