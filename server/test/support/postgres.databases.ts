import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of the run's PostgreSQL that a test has for itself. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new, empty database, or a copy of `template`. @param serverUrl any database of the server, as one who may create others. */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `cablepark_test_${randomBytes(8).toString('hex')}`;
  await run(serverUrl, `create database ${name}${template ? ` template "${template}"` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
