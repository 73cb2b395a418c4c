import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkNode } from './link-node.mjs';
import { nodeProgram, root } from './root.mjs';
import { runQuietly, say } from './run.mjs';

/** Installs the packages of the lock file, unless exactly these are there. @throws Error with npm's own words if it fails. */
export async function ensureInstalled() {
  if (isInstalled() && hasNode()) return;
  say('Installing the packages. The first time this takes up to a minute …');
  const options = [
    // Whatever this account's npm leaves out by default: the site is built here, and Node itself is an optional package.
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-progress',
  ];
  // Windows starts npm through a script that only a shell can run.
  const { code, output } = await runQuietly('npm', ['ci', ...options], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`The packages could not be installed. npm says:\n${output.trim()}`);
  // If npm runs no install scripts, this has not been done yet.
  linkNode();
}

/** npm writes a copy of the lock file beside the packages when it is done, which shows what is installed. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    const found = present[path];
    // Packages for other systems are left out.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

function hasNode() {
  try {
    nodeProgram();
    return true;
  } catch {
    return false;
  }
}

/** @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
