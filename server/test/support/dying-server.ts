import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { launchServer, type ServerProcess } from './launch.ts';

const preload = fileURLToPath(new URL('./dies-at-write.ts', import.meta.url));

/** A server that dies at this of its writes about money; 0: at none. */
export async function launchDying(env: Record<string, string>, diesAt: number): Promise<ServerProcess> {
  const launch = { flags: ['--import', preload], program: 'source' } as const;
  return await launchServer({ ...env, DIES_AT: String(diesAt) }, launch);
}

/** How often a server that dies at its writes could have died so far. */
export async function writesOf(server: ServerProcess): Promise<number> {
  const told = () => [...server.told().matchAll(/^writes: (\d+)$/gm)];
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  const [, count] = await vi.waitUntil(() => told()[before], { timeout: 15_000 });
  return Number(count);
}
