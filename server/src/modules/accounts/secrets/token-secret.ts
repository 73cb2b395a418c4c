import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { closeToOthers, draftIn, ownFile, ownFolder, removeLeftDrafts } from '../../../db/own-files.ts';

const secretBytes = 32;

/**
 * The secret that signs access tokens: TOKEN_SECRET, or 32 random bytes that the first start writes to
 * `DATA_DIR/token-secret`. Servers on several machines need the same TOKEN_SECRET.
 * @throws Error if the file cannot be written or holds no secret.
 */
export async function loadSecret(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Promise<Uint8Array> {
  if (config.tokenSecret !== null) return new TextEncoder().encode(config.tokenSecret);
  const file = join(config.dataDir, 'token-secret');
  await removeLeftDrafts(config.dataDir);
  const storedSecret = (await readSecret(file)) ?? (await makeSecret(file, config.dataDir));
  if (storedSecret.length < secretBytes)
    throw new Error(`${file} holds no token secret; remove it to get a new one.`);
  return storedSecret;
}

async function readSecret(file: string): Promise<Uint8Array | null> {
  try {
    const text = await readFile(file, 'utf8');
    closeToOthers(file);
    return Buffer.from(text.trim(), 'base64url');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the file atomically; of two servers that start at once the first one wins. */
async function makeSecret(file: string, folder: string): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: ownFolder });
  const draft = draftIn(folder);
  await writeFile(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, {
    mode: ownFile,
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const secret = await readSecret(file);
  if (!secret) throw new Error(`${file} vanished while the server was starting.`);
  return secret;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
