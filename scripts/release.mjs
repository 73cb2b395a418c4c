// `npm run release`: dist/cablepark-<version>-<system>.tar.gz and its checksum, for the system that this runs on. Whoever
// unpacks it needs neither Node nor npm nor the network.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { releaseFiles } from './release/files.mjs';
import { tarOf } from './release/tar.mjs';
import { timeOf } from './release/version.mjs';
import { root, system } from './root.mjs';
import { say } from './run.mjs';

const mostBytes = 90_000_000;

/** @returns {Promise<string>} the archive. @throws Error in a sentence */
async function makeRelease() {
  await ensureInstalled();
  await ensureBuilt();
  const { version, time } = await newestVersion();
  const name = `cablepark-${version}`;
  const folder = join(root, 'dist');
  const archive = join(folder, `${name}-${system}.tar.gz`);
  await mkdir(folder, { recursive: true });
  const entries = releaseFiles().map((entry) => ({ ...entry, path: `${name}/${entry.path}` }));
  await pipeline(Readable.from(tarOf(entries, time)), createGzip({ level: 9 }), createWriteStream(archive));
  const { size } = await stat(archive);
  if (size > mostBytes) {
    await rm(archive);
    throw new Error(`The archive has ${size} bytes; ${mostBytes} are the most.`);
  }
  await writeFile(`${archive}.sha256`, `${await sumOf(archive)}  ${basename(archive)}\n`);
  say(`${archive}: ${entries.length} files, ${(size / 1e6).toFixed(1)} MB`);
  return archive;
}

/** The version that is made, and when CHANGELOG.md says it came out (seconds): the time of every file of it. */
async function newestVersion() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const changes = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  return { version, time: timeOf(version, changes) };
}

async function sumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

try {
  if (process.platform === 'win32') throw new Error('An archive is made on Linux or macOS.');
  await makeRelease();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
