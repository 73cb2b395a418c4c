import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { launchServer, type ServerProcess } from './launch.ts';
import type { OperationRequest } from './money-operations.ts';

const preload = fileURLToPath(new URL('./dies-at-write.ts', import.meta.url));

/**
 * A server that dies at a write of its requests, or of its jobs.
 * @param diesAt the number of the write; 0 for none
 */
export async function launchDying(
  env: Record<string, string>,
  diesAt: number,
  diesIn: 'requests' | 'jobs' = 'requests',
): Promise<ServerProcess> {
  const launch = { flags: ['--import', preload], program: 'source' } as const;
  return await launchServer({ ...env, DIES_AT: String(diesAt), DIES_IN: diesIn }, launch);
}

/** How often a server that dies at its writes could have died so far. */
export async function writesOf(server: ServerProcess): Promise<number> {
  const told = () => [...server.told().matchAll(/^writes: (\d+)$/gm)];
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  const [, count] = await vi.waitUntil(() => told()[before], { timeout: 15_000 });
  return Number(count);
}

/** A call to a server of its own. @returns the status of its answer @throws TypeError where it dies without one */
export async function ask(
  { url }: ServerProcess,
  { method, path, who, body, key }: OperationRequest,
): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...who?.headers,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answer.status;
}

/** So many of the moments: with everything written and nothing committed first, then with all done and nobody told, then those before. */
export function someOf(moments: number, tried: number): number[] {
  const earlier = Array.from({ length: moments - 2 }, (_, index) => index + 1);
  return [moments - 1, moments, ...earlier].slice(0, tried);
}
