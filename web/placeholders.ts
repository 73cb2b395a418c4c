import type { Plugin } from 'vite';
import { PICTURES } from './src/pictures/manifest.ts';

interface Shape {
  placeholder: string;
}
interface Entry {
  wide: Shape;
  phone?: Shape;
}

/** Which pictures a page pays for: it imports `virtual:placeholders/{group}.css`. */
const groups: Record<string, (name: string, entry: Entry) => boolean> = {
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
      handler: (code) => ({ code: code.replaceAll(/placeholder:\s*'[^']*',?/g, ''), map: null }),
    },
  };
}

function styleOf(group: string): string {
  const belongs = groups[group];
  if (!belongs) throw new Error(`There is no group of pictures named ${group}.`);
  const entries = Object.entries<Entry>(PICTURES).filter(([name, entry]) => belongs(name, entry));
  const wide = entries.map(([name, entry]) => rule(name, entry.wide));
  const phone = entries.flatMap(([name, entry]) => (entry.phone ? [rule(name, entry.phone)] : []));
  const narrow = phone.length > 0 ? `@media (max-aspect-ratio: 2/3) {\n${phone.join('\n')}\n}` : '';
  return `@layer ui {\n${wide.join('\n')}\n${narrow}\n}`;
}

function rule(name: string, { placeholder }: Shape): string {
  return `[data-picture="${name}"] { background-image: url("${placeholder}"); }`;
}
