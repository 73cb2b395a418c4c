import { atEnd } from './cleanup.ts';
import { launchServer, type ServerProcess } from './launch.ts';

/** A real server process that ends with the file's tests. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await launchServer(env);
  atEnd(() => server.end('SIGKILL'));
  return server;
}
