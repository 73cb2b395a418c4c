import { expect, test } from 'vitest';
import { bothEngines, type TestEngine } from '../../test/support/engines.ts';
import { openTwin } from '../../test/support/park.ts';
import { startServer } from '../../test/support/process.ts';
import { look, scratch } from '../../test/support/scratch.ts';
import { makeSample } from '../sample/sample.ts';

const postgres = bothEngines.find(({ name }) => name === 'postgres') as TestEngine;
const admin = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'long enough' };

test('Two servers that start at once on an empty PostgreSQL make its tables and its Admin once, and know each other’s log-ins', async () => {
  const place = await scratch('postgres');
  const shared = {
    DATABASE_URL: place.databaseUrl ?? '',
    TOKEN_SECRET: 'one secret for all servers of a park',
  };
  // Each on a machine of its own: nothing but the database and the settings is common.
  const folders = [place.dataDir, (await scratch('sqlite')).dataDir];
  const servers = await Promise.all(
    folders.map((DATA_DIR) => startServer({ ...shared, ...admin, DATA_DIR })),
  );
  const { db } = await look(place);
  const accounts = await db.selectFrom('account').select(['email', 'role']).execute();
  expect(accounts).toEqual([{ email: admin.ADMIN_EMAIL, role: 'Admin' }]);

  const [one = '', two = ''] = servers.map(({ url }) => url);
  const login = await fetch(`${one}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  expect((await fetch(`${two}/users/me`, { headers })).status).toBe(200);
});

test('Of two servers that make the sample park at once one makes it, and the other goes on', async () => {
  const park = await postgres.open();
  const made = await Promise.all([makeSample(park), makeSample(await openTwin(park))]);
  expect(made.filter((accounts) => accounts === null)).toHaveLength(1);
  const tracks = await park.store.db.selectFrom('asset').select('name').orderBy('name').execute();
  expect(tracks).toEqual([{ name: '1' }, { name: '2' }]);
});
