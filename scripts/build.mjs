import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ensureInstalled } from './install.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { runQuietly, say } from './run.mjs';

const shared = ['contract', 'domain', 'package-lock.json', 'scripts/build.mjs'];
/** The parts to build; each is stale after a change in its sources. */
const parts = {
  site: { folder: 'web', sources: ['web', ...shared], result: 'index.html', finish: compressFolder },
  server: {
    folder: 'server',
    sources: ['server/src', 'server/vite.config.ts', ...shared],
    result: 'main.js',
  },
};
const unimportant = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Builds the site and the server unless they are already built from exactly these sources. @throws Error with the build's output */
export async function ensureBuilt() {
  for (const [name, part] of Object.entries(parts)) {
    if (!(await isPartBuilt(name, part))) await buildPart(name, part);
  }
}

async function buildPart(name, { folder, sources, finish }) {
  const fingerprint = await fingerprintOf(sources);
  say(`Building the ${name} …`);
  await rm(stampOf(name), { force: true });
  const { code, output } = await runQuietly(
    nodeProgram(),
    [programOf('vite'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, folder), env: toolEnvironment({ NODE_ENV: 'production' }) },
  );
  if (code !== 0) throw new Error(`The ${name} could not be built:\n${output.trim()}`);
  await finish?.(join(root, folder, 'dist'));
  await mkdir(dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), fingerprint);
}

/** Whether the site is there, built from exactly the present sources. */
export async function isBuilt() {
  return await isPartBuilt('site', parts.site);
}

async function isPartBuilt(name, { folder, sources, result }) {
  const builtFrom = await readText(stampOf(name));
  return (
    builtFrom !== null &&
    builtFrom === (await fingerprintOf(sources)) &&
    (await readText(join(root, folder, 'dist', result))) !== null
  );
}

function stampOf(name) {
  return join(root, '.cache', `${name}-built-from`);
}

async function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map(listFiles))).flat();
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Every file under a path of the repository, or the path itself if it is a file. */
async function listFiles(path) {
  const full = join(root, path);
  try {
    const entries = await readdir(full, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => !unimportant.test(relative(full, file)));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [full];
    throw error;
  }
}

async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml|map)$/;
const leastBytes = 1024;
const compressors = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every file that gains by it, so that the server spends no time on compressing. */
async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(`${file}.${ending}`, smaller);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}
