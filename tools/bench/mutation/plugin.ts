import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './mutants.ts';

interface Numbered extends Mutant {
  number: number;
}

/**
 * Puts all mutants into the code that the tests run, each behind a switch (`setup.ts`): so the code is compiled once, and it is known exactly
 * which tests reach which. MUTANTS names the file with all of them, MUTATED_REPOSITORY the folder that their paths begin in.
 */
export function mutation(): Plugin {
  const mutants = JSON.parse(readFileSync(process.env['MUTANTS'] ?? '', 'utf8')) as Mutant[];
  const repository = process.env['MUTATED_REPOSITORY'] ?? '';
  const files = Map.groupBy(
    mutants.map((mutant, number) => ({ ...mutant, number })),
    ({ file }) => file,
  );
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const here = files.get(relative(repository, id.split('?', 1)[0] ?? ''));
      return here ? switched(code, here) : null;
    },
  };
}

/** From the last to the first, and the outer before the inner: the outer one's offsets still hold, and the inner ones stand within what is left of it. */
export function switched(code: string, mutants: readonly Numbered[], from = 0, to = code.length): string {
  const ordered = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let written = '';
  let at = from;
  while (ordered.length > 0) {
    const { start, end } = ordered[0] as Numbered;
    const within = ordered.splice(0, ordered.filter((each) => each.start < end).length);
    const same = within.filter((each) => each.start === start && each.end === end);
    const inner = within.filter((each) => !same.includes(each));
    const own = switched(code, inner, start, end);
    written += code.slice(at, start) + same.reduce(withSwitch, own);
    at = end;
  }
  return written + code.slice(at, to);
}

function withSwitch(code: string, { number, before, after }: Numbered): string {
  const isOn = `globalThis.isMutant?.(${number})`;
  return before.endsWith(';')
    ? `{ if (${isOn}) {${after}} else {${code}} }`
    : `(${isOn} ? (${after}) : (${code}))`;
}
