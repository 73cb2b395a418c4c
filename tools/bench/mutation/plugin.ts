import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './mutants.ts';

/**
 * Puts one mutant into the code that the tests run (MUTANT, its number), or, without one, a mark where each would be: which tests
 * reach it is then known exactly. MUTANTS names the file with all of them, MUTATED_REPOSITORY the folder that their paths begin in.
 */
export function mutation(): Plugin {
  const mutants = JSON.parse(readFileSync(process.env['MUTANTS'] ?? '', 'utf8')) as Mutant[];
  const repository = process.env['MUTATED_REPOSITORY'] ?? '';
  const chosen = process.env['MUTANT'];
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(repository, id.split('?', 1)[0] ?? '');
      const here = mutants
        .map((mutant, number) => ({ ...mutant, number }))
        .filter((mutant) => mutant.file === file);
      if (here.length === 0) return null;
      const [only] = here.filter(({ number }) => String(number) === chosen);
      if (only) return code.slice(0, only.start) + only.after + code.slice(only.end);
      return chosen === undefined ? marked(readFileSync(join(repository, file), 'utf8'), here) : null;
    },
  };
}

/** From the last to the first, and the inner before the outer: then the offsets of the others still hold. */
function marked(code: string, mutants: readonly (Mutant & { number: number })[]): string {
  const marks = mutants.flatMap(({ start, end, before, number }) => {
    const isStatement = before.endsWith(';');
    const mark = `globalThis.reachMutant?.(${number})`;
    return [
      { at: start, text: isStatement ? `{${mark};` : `(${mark}, (`, size: start - end },
      { at: end, text: isStatement ? '}' : '))', size: end - start },
    ];
  });
  const ordered = marks.toSorted((a, b) => b.at - a.at || b.size - a.size);
  return ordered.reduce((text, { at, text: mark }) => text.slice(0, at) + mark + text.slice(at), code);
}
