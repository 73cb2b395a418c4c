import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer, type ServerProcess } from '../../server/testing/launch.ts';
import { type Api, openApi } from './api.ts';
import { type Mail, mailsTo } from './mails.ts';

/** A real server with the sample park on a database of its own. */
export interface Park extends Api {
  url: string;
  server: ServerProcess;
  dataDir: string;
  mailsTo(address: string): Promise<Mail[]>;
  close(): Promise<void>;
}

const admin = { email: 'chief@example.com', password: 'the chief of the park' };

/** @param settings of the server, besides those every test needs */
export async function openPark(settings: Record<string, string> = {}): Promise<Park> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-e2e-'));
  const port = await freePort();
  const server = await launchServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    // Links in mails must lead to this very server.
    PUBLIC_URL: `http://localhost:${port}`,
    SAMPLE: '1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  });
  return {
    ...openApi(server.url, admin),
    url: server.url,
    server,
    dataDir,
    mailsTo: (address) => mailsTo(dataDir, address),
    async close() {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
