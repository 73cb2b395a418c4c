// `npm run check`: format, lint, types, and the repository's own small rules. Says which step failed and exits 1.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';
import { clockFaults } from './clocks.mjs';
import { fullFolderFaults } from './full-folders.mjs';
import { importFaultTexts } from './import-directions.mjs';
import { ensureInstalled } from './install.mjs';
import { lockFaults } from './lock.mjs';
import { loneTextFaults } from './lone-texts.mjs';
import { bareNameFaults, typeNameFaults } from './names.mjs';
import { oldBrowserFaults, oldNodeFaults } from './old-browsers/old-browsers.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { runQuietly, say } from './run.mjs';

const longestFile = 300;
const sourceFile = /\.(ts|tsx|mjs|js|css|sh)$/;
const notOurs =
  /(^|\/)(node_modules|dist|data|\.data-[^/]*|\.cache|\.git|test-results|playwright-report)(\/|$)/;

/** @type {Record<string, () => Promise<{ code: number, output: string }>>} */
const steps = {
  format: () => program('@biomejs/biome', ['check', '.'], 'biome'),
  // Its type-aware rules need the types anyway, so it checks them on the way (docs/decisions/127).
  'lint and types': () => program('oxlint', ['--type-check']),
  imports: async () => {
    const faults = await importFaultTexts();
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'texts alone': async () => {
    const faults = await loneTextFaults();
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'old browsers': async () => {
    const faults = await oldBrowserFaults({ isBuilt: await isBuilt() });
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'writers of tables': () =>
    runQuietly(nodeProgram(), [join(root, 'scripts', 'table-writers.mjs')], { env: toolEnvironment() }),
  'own rules': async () => {
    const faults = [...(await fileFaults()), ...(await lockFaults()), ...(await oldNodeFaults())];
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
};

function program(packageName, args, name = packageName) {
  return runQuietly(nodeProgram(), [programOf(packageName, name), ...args], { env: toolEnvironment() });
}

async function fileFaults() {
  const files = await sourceFiles(root);
  const sources = await Promise.all(
    files.map(async (file) => ({
      name: relative(root, file).replaceAll('\\', '/'),
      text: await readFile(file, 'utf8'),
    })),
  );
  return [
    ...sources.flatMap(({ name, text }) => [
      ...lengthFaults(name, text),
      ...clockFaults(name, text),
      ...bareNameFaults(name, text),
    ]),
    ...typeNameFaults(sources),
    ...fullFolderFaults(sources.map(({ name }) => name)),
  ];
}

function lengthFaults(name, text) {
  const lines = text.split('\n').length - 1;
  return lines > longestFile ? [`${name} has ${lines} lines; ${longestFile} are the most.`] : [];
}

async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (notOurs.test(relative(root, path))) return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return sourceFile.test(extname(entry.name)) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** @returns {Promise<string[]>} the steps that failed */
export async function check() {
  const failed = [];
  const waiting = Object.entries(steps);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next;
      const { code, output } = await step();
      if (code === 0) continue;
      failed.push(name);
      say(`${output.trim()}\nFailed: ${name}\n`);
    }
  };
  // Two at a time: the lint takes as long as the others together.
  await Promise.all([work(), work()]);
  say(
    failed.length === 0
      ? 'Format, lint, types and our own rules: all fine.'
      : `Failed: ${failed.join(', ')}.`,
  );
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  process.exit((await check()).length === 0 ? 0 : 1);
}
