import { join } from 'node:path';
import { nodeProgram, programOf, root } from './root.mjs';
import { runQuietly } from './run.mjs';

/** The folders that the rules apply to; tests may import anything. */
const fenced = ['domain', 'contract', 'server/src', 'web/src'];

/**
 * Holds the imports under these folders to `.dependency-cruiser.mjs`.
 * @param {string} folder the repository, or a copy of its shape
 * @param {readonly string[]} paths folders below it
 * @returns {Promise<{ rule: string, from: string, to: string }[]>}
 */
export async function importFaults(folder = root, paths = fenced) {
  const { output } = await runQuietly(
    nodeProgram(),
    [
      programOf('dependency-cruiser', 'depcruise'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      ...paths,
    ],
    { cwd: folder },
  );
  // A word on the compiler that it does not know comes before its report.
  const { summary } = JSON.parse(output.slice(output.indexOf('{\n')));
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** @returns {Promise<string[]>} a sentence for each import that is refused */
export async function importFaultTexts() {
  return (await importFaults()).map(({ rule, from, to }) => `${from} may not import ${to} (${rule}).`);
}
