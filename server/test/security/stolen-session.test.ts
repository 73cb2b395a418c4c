import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/modules/accounts/limits.ts';
import { hashPassword } from '../../src/modules/accounts/secrets/password-hash.ts';
import { openServer, password, type TestServer } from '../support/accounts-server.ts';
import { readAudit } from '../support/audit.ts';
import { engines } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/**
 * What whoever has stolen the tokens of a browser may do with them, and what only the password lets one do. A session acts for
 * its owner, but does not become the owner: the account can always be taken back, and the thief thrown out.
 */

type Verdict = 'may' | 'may not';

interface Loot {
  id: string;
  email: string;
  access_token: string;
  refresh_token: string;
}

interface Scene {
  /** Whose session was stolen. */
  me: Loot;
  /** A rider who has nothing to do with it. */
  other: Person;
  slot: number;
  /** Booked by the owner of the session. */
  booked: number;
}

interface Row {
  what: string;
  rider: Verdict;
  admin: Verdict;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: (scene: Scene) => string;
  body?: (scene: Scene) => object;
}

const me = () => '/users/me';
const mine = ({ me: { id } }: Scene) => `/users/${id}`;
const others = ({ other: { id } }: Scene) => `/users/${id}`;
const slotOf = ({ slot }: Scene) => `/items/Slot/${slot}`;
const row = (
  what: string,
  [rider, admin]: readonly [Verdict, Verdict],
  method: Row['method'],
  url: Row['url'],
  body?: Row['body'],
): Row => ({ what, rider, admin, method, url, ...(body ? { body } : {}) });

const everybody = ['may', 'may'] as const;
const nobody = ['may not', 'may not'] as const;
const onlyAdmins = ['may not', 'may'] as const;

const table: Row[] = [
  row('read the owner’s account', everybody, 'GET', me),
  row('change the name', everybody, 'PATCH', me, () => ({ first_name: 'Zuzia' })),
  row('change the phone', everybody, 'PATCH', mine, () => ({ description: '600700801' })),
  row('change the language of mails', everybody, 'PATCH', me, () => ({ language: 'en' })),
  row('book', everybody, 'PATCH', slotOf, (scene) => ({ bookedBy: scene.me.id })),
  row(
    'cancel what is booked',
    everybody,
    'PATCH',
    ({ booked }) => `/items/Slot/${booked}`,
    () => ({
      bookedBy: null,
    }),
  ),

  row('set a new password', nobody, 'PATCH', me, () => ({ password: 'hasło złodzieja' })),
  row('set a new address', nobody, 'PATCH', me, () => ({ email: 'zlodziej@example.com' })),
  row('set both', nobody, 'PATCH', me, () => ({ email: 'z@example.com', password: 'hasło złodzieja' })),
  row('set them under the id', nobody, 'PATCH', mine, () => ({ password: 'hasło złodzieja' })),
  row('set the address among other things', nobody, 'PATCH', mine, () => ({
    first_name: 'Zuzia',
    email: 'zlodziej@example.com',
  })),
  row('guess the password', nobody, 'PATCH', me, () => ({
    password: 'hasło złodzieja',
    current_password: 'kotwica',
  })),
  row('give the hidden password for the old one', nobody, 'PATCH', me, () => ({
    password: 'hasło złodzieja',
    current_password: '**********',
  })),
  row('give a token for the old password', nobody, 'PATCH', me, (scene) => ({
    password: 'hasło złodzieja',
    current_password: scene.me.refresh_token,
  })),
  row('give the new password twice', nobody, 'PATCH', me, () => ({
    password: 'hasło złodzieja',
    current_password: 'hasło złodzieja',
  })),
  row('write the hash itself', nobody, 'PATCH', me, () => ({ password_hash: '$argon2id$v=19$x' })),
  row('become another account', nobody, 'PATCH', me, (scene) => ({ id: scene.other.id })),
  row(
    'choose a password by the refresh token',
    nobody,
    'POST',
    () => '/auth/password/reset',
    (scene) => ({
      token: scene.me.refresh_token,
      password: 'hasło złodzieja',
    }),
  ),
  row(
    'choose a password by the access token',
    nobody,
    'POST',
    () => '/auth/password/reset',
    (scene) => ({
      token: scene.me.access_token,
      password: 'hasło złodzieja',
    }),
  ),
  row(
    'prove an address by the refresh token',
    nobody,
    'POST',
    () => '/auth/email/confirm',
    (scene) => ({ token: scene.me.refresh_token }),
  ),
  row('read which address is asked for', everybody, 'GET', () => '/users/me/email-change'),
  row('see the owner’s devices', everybody, 'GET', () => '/users/me/sessions'),
  row(
    'take all data along',
    nobody,
    'POST',
    () => '/users/me/data',
    () => ({ format: 'json' }),
  ),
  row(
    'take all data along by a guess',
    nobody,
    'POST',
    () => '/users/me/data',
    () => ({ format: 'html', current_password: 'kotwica' }),
  ),
  row(
    'have a reset mail lead elsewhere',
    nobody,
    'POST',
    () => '/auth/password/request',
    (scene) => ({
      email: scene.me.email,
      reset_url: 'http://localhost:3000//other.example/reset',
    }),
  ),

  row('read somebody else’s account', onlyAdmins, 'GET', others),
  row('read the audit log', onlyAdmins, 'GET', () => '/items/AuditEntry'),
  row('read the takings', onlyAdmins, 'GET', () => '/takings?from=2026-07-01&to=2026-07-31'),
  row('change a price', onlyAdmins, 'PATCH', slotOf, () => ({ price: 1 })),
  row(
    'change what the park says',
    onlyAdmins,
    'PATCH',
    () => '/park',
    () => ({ name: 'Jezioro' }),
  ),
  row('give somebody another role', onlyAdmins, 'PATCH', others, () => ({ role: 'Manager' })),
  row('set somebody else’s address', onlyAdmins, 'PATCH', others, () => ({ email: 'inna@example.com' })),
  row('set somebody else’s password', onlyAdmins, 'PATCH', others, () => ({ password: 'inne hasło' })),
  row('block somebody', onlyAdmins, 'PATCH', others, () => ({ status: 'blocked' })),
  row('delete somebody else’s account', onlyAdmins, 'DELETE', others),
];

describe.each(engines)('On $name', (engine) => {
  let server: TestServer;
  let password_hash: string;
  let setUps = 0;

  beforeAll(async () => {
    server = await openServer(engine);
    await makeTracks(server.park);
    password_hash = await hashPassword(server.park.config, password);
  });

  async function loot(role: 'User' | 'Admin'): Promise<Loot> {
    const { id } = await aPerson(server.park, role);
    const { db } = server.park.store;
    await db.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
    const email = `${id}@example.com`;
    return { ...(await server.logIn(email)), id, email };
  }

  async function setUp(role: 'User' | 'Admin'): Promise<Scene> {
    const [mine, other] = [await loot(role), await aPerson(server.park)];
    setUps += 1;
    const start = Temporal.Instant.from('2026-08-01T08:00:00Z').add({ hours: setUps });
    const slot = await makeSlot(server.park, start.toString());
    const booked = await makeSlot(server.park, start.toString(), { asset_id: 2, booked_by: mine.id });
    return { me: mine, other, slot, booked };
  }

  const send = (scene: Scene, { method, url, body }: Row, token: string) =>
    server.call(method, url(scene), body?.(scene), token);

  describe.each([
    ['rider', 'User'],
    ['admin', 'Admin'],
  ] as const)('with a stolen session of a %s', (whose, role) => {
    test.each(table.map((each) => [each.what, each[whose], each] as const))(
      'to %s: %s',
      async (_what, verdict, each) => {
        const scene = await setUp(role);
        const before = await everything(server.park.store.db);
        const { status } = await send(scene, each, scene.me.access_token);
        const changes = JSON.stringify(await everything(server.park.store.db)) !== JSON.stringify(before);
        const isRead = each.method === 'GET';
        expect([status < 300, changes]).toEqual(verdict === 'may' ? [true, !isRead] : [false, false]);
        // Whatever was done, the owner's address and password let the owner in.
        await expect(server.logIn(scene.me.email)).resolves.toBeTruthy();
      },
    );

    test('a refresh token is good for the same and no more, and as a bearer for nothing', async () => {
      const scene = await setUp(role);
      const bare = await server.call('GET', '/users/me', undefined, scene.me.refresh_token);
      expect(bare.status).toBe(401);
      const renewed = await server.call('POST', '/auth/refresh', { refresh_token: scene.me.refresh_token });
      const token = String(renewed.data.access_token);
      for (const each of table.filter((one) => one[whose] === 'may not')) {
        const { status } = await send(scene, each, token);
        expect([each.what, status >= 400]).toEqual([each.what, true]);
      }
    });

    test('the owner throws the thief out by a new password, at once', async () => {
      const { me: stolen } = await setUp(role);
      const owner = await server.logIn(stolen.email);
      const patch = { password: 'nowa kotwica', current_password: password };
      expect((await server.call('PATCH', '/users/me', patch, owner.access_token)).status).toBe(200);
      expect((await server.call('GET', '/users/me', undefined, stolen.access_token)).status).toBe(401);
      const { refresh_token } = stolen;
      expect((await server.call('POST', '/auth/refresh', { refresh_token })).status).toBe(401);
      expect((await server.call('GET', '/users/me', undefined, owner.access_token)).status).toBe(200);
    });
  });

  test('what an Admin’s session does to others is told and noted: it is no secret way in', async () => {
    const { me: stolen, other } = await setUp('Admin');
    const { db } = server.park.store;
    await db.deleteFrom('audit').execute();
    server.park.mailer.sent.length = 0;
    const patch = { email: 'zlodziej@example.com', password: 'hasło złodzieja' };
    expect((await server.call('PATCH', `/users/${other.id}`, patch, stolen.access_token)).status).toBe(200);
    // Mails of the scenes before may still come.
    const told = () => server.park.mailer.sent.filter(({ to }) => to === `${other.id}@example.com`);
    await expect.poll(told).toHaveLength(1);
    expect(await readAudit(server.park)).toMatchObject([
      { actor: stolen.id, action: 'user.edit', id: other.id },
    ]);
  });

  test('the account itself can be deleted by its session, as the site’s button does', async () => {
    const { me: stolen } = await setUp('User');
    const { id, access_token } = stolen;
    expect((await server.call('DELETE', `/users/${id}`, undefined, access_token)).status).toBe(204);
  });
});

test.each(engines)(
  'On $name the old password is guessed no faster than addresses at the sign-up, from however many addresses',
  async (engine) => {
    const server = await openServer(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    const { access_token, id } = await server.newRider('ola@example.com');
    const guess = (count: number, current_password: string) =>
      server.app.inject({
        method: 'PATCH',
        // Both ways count as one.
        url: count % 2 === 0 ? '/users/me' : `/users/${id}`,
        headers: { authorization: `Bearer ${access_token}`, 'x-forwarded-for': `203.0.113.${count}` },
        payload: { password: 'hasło złodzieja', current_password },
      });
    const { max } = limits.changeLogIn;
    for (let count = 0; count < max; count++)
      expect((await guess(count, `zgadywanka ${count}`)).statusCode).toBe(403);
    const refused = await guess(max, password);
    expect([refused.statusCode, refused.json().errors[0].extensions]).toEqual([
      429,
      { code: 'REQUESTS_EXCEEDED', limit: max, reset: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Nothing else of the account is held up.
    const name = await server.call('PATCH', '/users/me', { first_name: 'Ola' }, access_token);
    expect(name.status).toBe(200);
  },
);
