import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { draftIn, ownFile, ownFolder, removeLeftDrafts } from '../db/own-files.ts';
import { linesOf, partsOf } from './lines.ts';
import type { Part } from './parts.ts';

/** Writes the parts into one gzipped file that only its owner can read. It gets its name only when it is complete, synced and verified. */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: ownFolder });
  await removeLeftDrafts(folder);
  const draft = draftIn(folder);
  try {
    const output = createWriteStream(draft, { flags: 'wx', mode: ownFile, flush: true });
    await pipeline(Readable.from(linesOf(parts)), createGzip(), output);
    for await (const part of readBackup(draft)) void part;
    await chmod(draft, ownFile);
    await rename(draft, file);
    await flushFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws Error, at the latest with the last part, if the file is no backup, damaged, or truncated */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const input = createReadStream(file);
  const text = createGunzip();
  // An error on either side ends the iteration of `text`, which reports it.
  pipeline(input, text).catch(() => undefined);
  try {
    yield* partsOf(text);
  } catch (error) {
    throw new Error(`${file} cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    input.destroy();
  }
}

/** The size and checksum of the file on disk, for comparing copies. */
export async function sumFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'Z_BUF_ERROR') return 'it is cut off.';
  if (code?.startsWith('Z_')) return 'it is damaged or no backup.';
  return error instanceof SyntaxError ? 'it is damaged or no backup.' : message;
}

/** A rename is durable once its folder is synced; not every file system can open a folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
