import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The parts of the tests: where their files lie, and which projects of vitest they are. Only the journeys are Playwright's. */
const parts = {
  unit: {
    folders: ['scripts', 'tools/bench', 'domain', 'contract'],
    projects: ['scripts', 'bench', 'domain', 'contract'],
  },
  server: { folders: ['server/src', 'server/test'], projects: ['server', 'server-alone'] },
  web: { folders: ['web/src', 'web/test'], projects: ['web', 'components', 'pages', 'web-alone'] },
  e2e: { folders: ['e2e/journeys', 'e2e/ways'], projects: [] },
};

/**
 * What to tell vitest or Playwright. The words before the first option choose files by a part of their path, or tests by
 * name where a word is in no path; options go on as they are, but for `--long`.
 * @param {string[]} given `['server', 'bookings', '--long']`
 * @returns {{ words: string[], isLong: boolean, isBrowser: boolean }}
 * @throws Error if there is no such part, or if a path of the words leads to no test
 */
export function commandOf([name, ...given]) {
  const part = Object.hasOwn(parts, name ?? '') ? parts[name] : null;
  if (!part) throw new Error(`The parts of the tests are ${Object.keys(parts).join(', ')}.`);
  const rest = given.filter((word) => word !== '--long');
  const end = rest.findIndex((word) => word.startsWith('-'));
  const [asked, options] = end < 0 ? [rest, []] : [rest.slice(0, end), rest.slice(end)];
  const isBrowser = name === 'e2e';
  const choice = isOfFiles(asked, part.folders) ? asked : [isBrowser ? '-g' : '-t', asked.join(' ')];
  const projects = part.projects.flatMap((project) => ['--project', project]);
  return { words: [...projects, ...choice, ...options], isLong: given.includes('--long'), isBrowser };
}

/** @throws Error for a path without a test: as a name it would find none, and the run would be green */
function isOfFiles(words, folders) {
  if (words.length === 0) return true;
  const files = folders.flatMap(testFiles);
  const missing = words.filter((word) => !files.some((file) => file.includes(word)));
  if (missing.length === 0) return true;
  if (words.some((word) => word.includes('/')))
    throw new Error(`No test file here has ${missing.map((word) => `"${word}"`).join(' or ')} in its path.`);
  return false;
}

function testFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file).replaceAll('\\', '/'));
}
