import { beforeAll, describe, expect, test } from 'vitest';
import { openServer, type TestServer } from '../../../test/support/accounts-server.ts';
import { eitherEngine } from '../../../test/support/engines.ts';

describe.each(eitherEngine(import.meta.url))('Searching people on $name', (engine) => {
  let server: TestServer;
  let admin: { id: string; access_token: string };
  let rider: { id: string; access_token: string };

  beforeAll(async () => {
    server = await openServer(engine);
    admin = await server.newRider('szef@example.com');
    await server.park.store.db
      .updateTable('account')
      .set({ role: 'Admin' })
      .where('id', '=', admin.id)
      .execute();
    rider = await server.newRider('rider@lake.example');
  });

  const found = async (text: string) => {
    const url = `/users?search=${encodeURIComponent(text)}&fields=id`;
    const { body } = await server.call('GET', url, undefined, admin.access_token);
    return (JSON.parse(body) as { data: { id: string }[] }).data.map(({ id }) => id);
  };

  test('finds a name without its marks, a part of the phone and of the address, as they are now', async () => {
    const names = { first_name: 'Anna', last_name: 'Żółkowska-Wąs', description: '+48511222333' };
    await server.call('PATCH', '/users/me', names, rider.access_token);
    for (const text of ['zolk', 'ŻÓŁK', 'was anna', 'zolkowska-was', '511 222', '+48 511-222-333', 'lake.ex'])
      expect([text, await found(text)]).toEqual([text, [rider.id]]);
    expect(await found('anna nowak')).toEqual([]);
    await server.call('PATCH', '/users/me', { last_name: 'Nowak' }, rider.access_token);
    expect([await found('zolk'), await found('anna nowak')]).toEqual([[], [rider.id]]);
  });

  test('finds nothing of an erased account', async () => {
    await server.call('DELETE', `/users/${rider.id}`, undefined, admin.access_token);
    const { search_text } = await server.park.store.db
      .selectFrom('account')
      .select('search_text')
      .where('id', '=', rider.id)
      .executeTakeFirstOrThrow();
    expect([search_text, await found('anna')]).toEqual(['', []]);
  });
});
