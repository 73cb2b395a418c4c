// `npm run test:unit`, `test:server`, `test:web`, `test:e2e`: one part of the tests, or what these words choose of it:
// `npm run test:server -- bookings` takes the files whose path says "bookings", else the tests whose name does. What comes
// after the first option goes to vitest or Playwright as it is; `--long` goes to full depth.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { say } from './run.mjs';
import { runJourneys, runVitest } from './tests.mjs';

const parts = {
  unit: { folders: ['scripts', 'domain', 'contract'], projects: ['scripts', 'domain', 'contract'] },
  server: { folders: ['server/src', 'server/test'], projects: ['server', 'server-mocks'] },
  web: { folders: ['web/src'], projects: ['web', 'web-components'] },
  e2e: { folders: ['e2e/journeys'], nameOption: '-g' },
};

function testFiles(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}

/** @returns {string[]} the words of the command line that choose the same of vitest or Playwright */
function chosen(words, { folders, nameOption = '-t' }) {
  if (words.length === 0) return [];
  const wanted = words.map((word) => relative(root, join(root, word)));
  const isFile = testFiles(folders).some((file) => wanted.some((word) => file.includes(word)));
  return isFile ? wanted : [nameOption, words.join(' ')];
}

async function testPart([name, ...given]) {
  const part = parts[name];
  if (!part) throw new Error(`The parts of the tests are ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  const isLong = given.includes('--long');
  const rest = given.filter((word) => word !== '--long');
  const end = rest.findIndex((word) => word.startsWith('-'));
  const [words, options] = end < 0 ? [rest, []] : [rest.slice(0, end), rest.slice(end)];
  const choice = [...chosen(words, part), ...options];
  const env = isLong ? { TEST_DEPTH: 'long' } : {};
  if (name === 'e2e') return runJourneys(choice, env);
  return runVitest([...part.projects.flatMap((project) => ['--project', project]), ...choice], env);
}

try {
  process.exitCode = await testPart(process.argv.slice(2));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
