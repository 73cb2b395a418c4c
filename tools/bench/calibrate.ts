import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/root.mjs';
import { hashPassword } from '../../server/src/modules/accounts/secrets/password-hash.ts';
import { quantile } from './machine.ts';

/** How fast this machine is, by two pieces of work that change little from one version to the next (ms). */
export async function calibrate(): Promise<{ hashMs: number; buildMs: number }> {
  const hashes: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- One at a time: several at once would share the machine.
    await hashPassword({ cheapPasswords: false }, 'kotwica i lina');
    hashes.push(performance.now() - begun);
  }
  return { hashMs: quantile(hashes, 0.5), buildMs: await bundle() };
}

/** Bundles what a browser loads, into a folder that nobody serves. */
async function bundle(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'cablepark-bundle-'));
  const begun = performance.now();
  await build({ root: join(root, 'web'), logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const took = performance.now() - begun;
  await rm(outDir, { recursive: true, force: true });
  return took;
}
