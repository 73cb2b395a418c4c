// `node scripts/lock.mjs` completes the lock file. npm leaves out a package for another system if the registry it was run
// against does not serve it, and then `npm ci` refuses the lock file on every system.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import { say } from './run.mjs';

const file = join(root, 'package-lock.json');

/** @returns {Promise<string[]>} what is wrong with the lock file, a sentence each */
export async function lockFaults() {
  const text = await readFile(file, 'utf8');
  const missing = missingPackages(JSON.parse(text).packages).map(({ name }) => name);
  return [
    ...(text.includes('"resolved": "http')
      ? ['package-lock.json names a registry host. Run: npm install --omit-lockfile-registry-resolved']
      : []),
    ...(missing.length > 0
      ? [`package-lock.json lacks ${missing.join(', ')}. Run: node scripts/lock.mjs`]
      : []),
  ];
}

function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(
        ([name]) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      )
      .map(([name, version]) => ({ name, version, dev: entry.dev })),
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** Such packages tell by their names for which systems they are (`binding-linux-x64-musl`). */
function entryOf({ name, version, dev }) {
  const words = name.split('/').at(-1).split('-');
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.filter((word) => word in libraries).map((word) => libraries[word]);
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`${name} does not say for which system it is.`);
  return { version, cpu, ...(dev ? { dev } : {}), ...(libc.length > 0 ? { libc } : {}), optional: true, os };
}

async function completeLock() {
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const missing = missingPackages(lock.packages);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryOf(one);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(`Added ${missing.length} packages to package-lock.json.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await completeLock();
