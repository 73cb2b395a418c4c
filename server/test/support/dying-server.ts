import { fileURLToPath } from 'node:url';
import { launchServer, type ServerProcess } from './launch.ts';

const preload = fileURLToPath(new URL('./dies-at-write.ts', import.meta.url));

/** A server that dies at this of its writes about money; 0: at none, then `writesOf` tells how many there were. */
export async function launchDying(env: Record<string, string>, diesAt: number): Promise<ServerProcess> {
  return await launchServer({ ...env, DIES_AT: String(diesAt) }, { flags: ['--import', preload] });
}

/** How often a server that dies at its writes could have died so far. */
export function writesOf(server: ServerProcess): number {
  return server.told().match(/^write \d+$/gm)?.length ?? 0;
}
