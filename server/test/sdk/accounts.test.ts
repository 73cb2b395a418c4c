import {
  createUser,
  deleteUser,
  passwordRequest,
  passwordReset,
  readItems,
  readMe,
  updateMe,
  updateUser,
} from '@directus/sdk';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../support/engines.ts';
import { aPerson } from '../support/people.ts';
import {
  clientOf,
  type ListeningPark,
  openListeningPark,
  refusalOf,
  sessionClient,
} from './official-client.ts';

const publicUrl = 'https://park.example';
const password = 'kotwica i lina';
const newPassword = 'bramka numer dwa';
const ola = { first_name: 'Ola', description: '600700800', email: 'ola@example.com', password };

describe.each(engines)('The official client’s accounts on $name', (engine) => {
  let server: ListeningPark;
  beforeAll(async () => {
    server = await openListeningPark(engine, { env: { PUBLIC_URL: publicUrl } });
  });

  const credentials = (chosen = password) => ({ email: ola.email, password: chosen });

  test('One signs up, logs in, reads and changes the own account, refreshes and logs out', async () => {
    const visitor = clientOf(server.url, null);
    expect(await visitor(createUser(ola))).toBeNull();
    const client = sessionClient(server.url);
    const session = await client.login(credentials());
    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires: 900_000,
    });
    const me = await client.request(readMe());
    expect(me).toMatchObject({ email: ola.email, first_name: 'Ola', description: '600700800', role: 'User' });
    expect(await client.request(updateMe({ first_name: 'Aleksandra' }))).toMatchObject({
      id: me.id,
      first_name: 'Aleksandra',
    });
    const named = updateMe({ last_name: 'Nowak' }, { fields: ['last_name'] });
    expect(await client.request(named)).toEqual({ last_name: 'Nowak' });
    const strange = updateMe({ last_name: 'Kowal' }, { fields: ['colour' as 'id'] });
    expect(await refusalOf(client.request(strange))).toBe('403 FORBIDDEN');
    expect(await client.request(readMe({ fields: ['last_name'] }))).toEqual({ last_name: 'Nowak' });
    expect(await refusalOf(client.request(updateMe({ role: 'Admin' })))).toBe('403 FORBIDDEN');
    expect(await refusalOf(client.request(updateMe({ description: 'none' })))).toBe('400 FAILED_VALIDATION');

    const old = { ...session };
    const renewed = await client.refresh();
    expect(renewed.refresh_token).not.toBe(old.refresh_token);
    expect(await client.request(readMe({ fields: ['first_name'] }))).toEqual({ first_name: 'Aleksandra' });
    await client.logout();
    expect(await client.getToken()).toBeNull();
    expect(await refusalOf(client.request(readMe()))).toBe('401 INVALID_CREDENTIALS');
    const stale = sessionClient(server.url);
    await stale.setToken(renewed.access_token);
    expect(await refusalOf(stale.request(readMe()))).toBe('401 INVALID_CREDENTIALS');
  });

  test('A refresh without a session, or with one that has ended, is refused', async () => {
    const client = sessionClient(server.url);
    expect(await refusalOf(client.refresh())).toBe('400 INVALID_PAYLOAD');
    expect(await refusalOf(client.logout())).toBe('400 INVALID_PAYLOAD');
    await client.login(credentials());
    server.park.clock.set('2026-07-01T08:16:00Z');
    const expired = (await client.getToken()) ?? '';
    const bearer = { id: '', role: 'User' as const, headers: { authorization: `Bearer ${expired}` } };
    expect(await refusalOf(clientOf(server.url, bearer)(readItems('Slot')))).toBe('401 TOKEN_EXPIRED');
    await client.refresh();
    expect(await client.request(readMe({ fields: ['email'] }))).toEqual({ email: ola.email });
    server.park.clock.set('2026-07-20T08:16:00Z');
    expect(await refusalOf(client.refresh())).toMatch(/^401 /);
  });

  test('What is wrong with a sign-up is said, and an address has one account', async () => {
    const visitor = clientOf(server.url, null);
    const signUp = (differs: object) => refusalOf(visitor(createUser({ ...ola, ...differs })));
    expect(await signUp({ email: 'OLA@example.com' })).toBe('400 RECORD_NOT_UNIQUE');
    expect(await signUp({ email: 'ola', description: '1' })).toBe('400 FAILED_VALIDATION FAILED_VALIDATION');
    expect(await signUp({ role: 'Admin', email: 'adm@example.com' })).toBe('403 FORBIDDEN');
    const client = sessionClient(server.url);
    expect(await refusalOf(client.login(credentials('kotwica i wiosło')))).toBe('401 INVALID_CREDENTIALS');
    expect(await refusalOf(client.login({ email: 'nikt@example.com', password }))).toBe(
      '401 INVALID_CREDENTIALS',
    );
  });

  test('A forgotten password is set anew by the mailed token, once', async () => {
    const { park, url } = server;
    const visitor = clientOf(url, null);
    park.mailer.sent.length = 0;
    expect(await visitor(passwordRequest('nikt@example.com'))).toBeNull();
    expect(await refusalOf(visitor(passwordRequest(ola.email, 'https://evil.example/')))).toBe(
      '400 INVALID_PAYLOAD',
    );
    expect(await visitor(passwordRequest(ola.email, `${publicUrl}/reset`))).toBeNull();
    await vi.waitFor(() => expect(park.mailer.sent).toHaveLength(1));
    const [mail] = park.mailer.sent;
    expect(mail?.to).toBe(ola.email);
    const token = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    expect(await refusalOf(visitor(passwordReset(token, 'short')))).toBe('400 FAILED_VALIDATION');
    expect(await visitor(passwordReset(token, newPassword))).toBeNull();
    expect(await refusalOf(visitor(passwordReset(token, newPassword)))).toBe('403 INVALID_TOKEN');
    const client = sessionClient(url);
    await client.login(credentials(newPassword));
    expect(await client.request(readMe({ fields: ['email'] }))).toEqual({ email: ola.email });
  });

  test('One deletes the own account; an Admin anybody’s; nobody else', async () => {
    const { park, url } = server;
    const [rider, other, editor, admin] = [
      await aPerson(park),
      await aPerson(park),
      await aPerson(park, 'Editor'),
      await aPerson(park, 'Admin'),
    ];
    const away = (who: typeof rider, id: string) => clientOf(url, who)(deleteUser(id));
    const promote = (who: typeof rider) => clientOf(url, who)(updateUser(other.id, { role: 'Manager' }));
    for (const below of [rider, editor]) {
      expect(await refusalOf(away(below, other.id))).toBe('403 FORBIDDEN');
      expect(await refusalOf(promote(below))).toBe('403 FORBIDDEN');
    }
    expect(await promote(admin)).toMatchObject({ id: other.id, role: 'Manager' });
    expect(await away(rider, rider.id)).toBeNull();
    expect(await refusalOf(clientOf(url, rider)(readMe()))).toBe('401 INVALID_CREDENTIALS');
    expect(await away(admin, other.id)).toBeNull();
  });
});
