import { atEnd } from './cleanup.ts';
import { type Launch, launchServer, type ServerProcess } from './launch.ts';

/** A real server process that ends with the file's tests. */
export async function startServer(env: Record<string, string>, launch?: Launch): Promise<ServerProcess> {
  const server = await launchServer(env, launch);
  atEnd(() => server.end('SIGKILL'));
  return server;
}
