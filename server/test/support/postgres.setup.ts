import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/db/store.ts';
import { createDatabase, type TestDatabase } from './postgres.databases.ts';
import { startPostgres } from './postgres.server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

/** One PostgreSQL for the whole run (or the one of TEST_DATABASE_URL), with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const theirs = process.env['TEST_DATABASE_URL'];
  const server = theirs ? { url: theirs, stop: async () => undefined } : await startPostgres();
  const template = await makeTemplate(server.url).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  project.provide('postgres', { url: server.url, template: new URL(template.url).pathname.slice(1) });
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function makeTemplate(serverUrl: string): Promise<TestDatabase> {
  const template = await createDatabase(serverUrl);
  const store = await openStore({ databaseUrl: template.url, dataDir: '' });
  await store.close();
  return template;
}
