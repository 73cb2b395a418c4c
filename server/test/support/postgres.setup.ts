import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/db/open-store.ts';
import { createDatabase } from './postgres.databases.ts';
import { startPostgres } from './postgres.server.ts';

/** The PostgreSQL of a run of tests, with a migrated database to copy from. */
export interface TestPostgres {
  url: string;
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test asks for the run's PostgreSQL (`TestPostgres`). */
    postgres: string;
  }
}

interface Opened extends TestPostgres {
  close(): Promise<void>;
}

/** Of the whole run: each project that asks runs this file anew, in one process. */
const run = globalThis as { postgresOfRun?: Promise<Opened> | undefined };

/** One PostgreSQL for the whole run, started for the first test that asks: most files of tests, run alone, need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Who is let in owns every database of the run.
  const path = `/${randomBytes(18).toString('base64url')}`;
  const broker = createServer((request, answer) => {
    if (request.url !== path) {
      answer.writeHead(404).end();
      return;
    }
    run.postgresOfRun ??= open();
    run.postgresOfRun.then(
      ({ url, template }) => answer.end(JSON.stringify({ url, template })),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(broker, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(broker.address() as AddressInfo).port}${path}`);
  return async () => {
    broker.close();
    // The projects end together: the first that is told closes it, the next finds none.
    const opened = run.postgresOfRun;
    run.postgresOfRun = undefined;
    await (await opened?.catch(() => null))?.close();
  };
}

/** A server of the run's own, or the one of TEST_DATABASE_URL. */
async function open(): Promise<Opened> {
  const theirs = process.env['TEST_DATABASE_URL'];
  const server = theirs ? { url: theirs, stop: async () => undefined } : await startPostgres();
  try {
    const template = await createDatabase(server.url);
    const store = await openStore({ databaseUrl: template.url, dataDir: '', zone: defaultZone });
    await store.close();
    return {
      url: server.url,
      template: new URL(template.url).pathname.slice(1),
      async close() {
        await template.drop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
