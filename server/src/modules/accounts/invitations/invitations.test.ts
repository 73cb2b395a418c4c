import { beforeEach, describe, expect, test } from 'vitest';
import { openServer, password, type TestServer } from '../../../../test/support/accounts-server.ts';
import { engines } from '../../../../test/support/engines.ts';
import { aPerson } from '../../../../test/support/people.ts';

const weekMs = 7 * 24 * 60 * 60_000;

describe.each(engines)('An invitation on $name', (engine) => {
  let server: TestServer;
  let bearer: string;

  beforeEach(async () => {
    server = await openServer(engine);
    bearer = (await aPerson(server.park, 'Admin')).headers.authorization.slice('Bearer '.length);
    // The Admin of the tests has no password, like an invited Admin.
    await server.park.store.db.updateTable('account').set({ password_hash: 'x' }).execute();
  });

  const kinga = { email: 'Kinga@example.com', first_name: 'Kinga', role: 'Editor', language: 'en' };
  const invite = (body: object = kinga) => server.call('POST', '/invitations', body, bearer);
  const invited = async () => (await server.call('GET', '/invitations', undefined, bearer)).data;
  const tokenIn = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? '';
  const choose = (token: string) => server.call('POST', '/auth/password/reset', { token, password });
  const wait = (ms: number) =>
    server.park.clock.set(server.park.clock.now().add({ milliseconds: ms }).toString());

  test('makes an account of the staff, which opens by the link that is mailed and told', async () => {
    const { status, data } = await invite();
    expect(status).toBe(200);
    expect(String(data['link'])).toMatch(/^http:\/\/localhost:3000\/reset\?invited=1&token=[\w-]{43}$/);
    expect(data).toMatchObject({ mail: 'folder' });
    expect(await invited()).toEqual([
      { ...kinga, email: 'kinga@example.com', id: data['id'], expires: data['expires'] },
    ]);
    await expect.poll(() => server.park.mailer.sent).toHaveLength(1);
    const [mail] = server.park.mailer.sent;
    expect(mail).toMatchObject({ to: 'kinga@example.com' });
    expect(mail?.subject).toContain('invited');
    expect(mail?.text.split('\n')).toContain(data['link']);
    expect((await choose(tokenIn(data['link']))).status).toBe(204);
    const { access_token } = await server.logIn('kinga@example.com');
    const me = await server.call('GET', '/users/me', undefined, access_token);
    expect(me.data).toMatchObject({ first_name: 'Kinga', role: 'Editor', language: 'en' });
    expect(await invited()).toEqual([]);
    // No warning is sent: there was no password that a stranger could have changed.
    expect(server.park.mailer.sent).toHaveLength(1);
  });

  test('is in the log without the person’s data and without the link', async () => {
    const { data } = await invite();
    const log = await server.park.store.db.selectFrom('audit').selectAll().execute();
    expect(log).toMatchObject([{ action: 'user.invite', subject: 'users', subject_id: data['id'] }]);
    expect(JSON.stringify(log)).not.toMatch(/kinga/i);
    expect(JSON.stringify(log)).not.toContain(tokenIn(data['link']));
  });

  test('works once, for a week', async () => {
    const token = tokenIn((await invite()).data['link']);
    wait(weekMs - 1);
    expect((await choose(token)).status).toBe(204);
    expect((await choose(token)).faults).toEqual(['INVALID_TOKEN']);
  });

  test('that has expired can be made again, with another role, and the old link leads nowhere', async () => {
    const old = tokenIn((await invite()).data['link']);
    wait(weekMs);
    bearer = (await aPerson(server.park, 'Admin')).headers.authorization.slice('Bearer '.length);
    expect((await choose(old)).faults).toEqual(['TOKEN_EXPIRED']);
    expect(await invited()).toContainEqual(expect.objectContaining({ first_name: 'Kinga', expires: null }));
    const again = await invite({ ...kinga, role: 'Manager' });
    expect(again.status).toBe(200);
    expect((await choose(old)).faults).toEqual(['INVALID_TOKEN']);
    expect((await choose(tokenIn(again.data['link']))).status).toBe(204);
    const { access_token } = await server.logIn('kinga@example.com');
    const me = await server.call('GET', '/users/me', undefined, access_token);
    expect(me.data).toMatchObject({ role: 'Manager' });
  });

  test('is refused for an address that has an account, a rider’s or a guest’s too', async () => {
    await server.newRider('kinga@example.com');
    expect((await invite()).faults).toEqual(['RECORD_NOT_UNIQUE email']);
    await server.park.store.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', 'kinga@example.com')
      .execute();
    expect((await invite()).faults).toEqual(['RECORD_NOT_UNIQUE email']);
    expect((await invite({ ...kinga, email: 'x@example.com', role: 'User' })).status).toBe(400);
  });

  test('of two at once for one address makes one account', async () => {
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const accounts = await server.park.store.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'kinga@example.com')
      .execute();
    expect(accounts).toHaveLength(1);
    const tokens = await server.park.store.db.selectFrom('reset_token').selectAll().execute();
    expect(tokens).toHaveLength(1);
  });

  test('ends when the role of the invited is changed, or they are blocked', async () => {
    const { data } = await invite();
    await server.call('PATCH', `/users/${String(data['id'])}`, { status: 'blocked' }, bearer);
    expect((await choose(tokenIn(data['link']))).faults).toEqual(['INVALID_TOKEN']);
    expect((await invite()).faults).toEqual(['RECORD_NOT_UNIQUE email']);
  });
});
