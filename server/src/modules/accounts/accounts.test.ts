import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, signUpBody, type TestServer } from '../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';

const nobody = '7b0fb4c2-5f7e-4d6c-9d7e-2f6a0c1d8e93';

describe.each(engines)('Accounts on $name', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer(engine);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    await emptyTables(db, ['session', 'reset_token', 'account']);
  });

  const signUp = (body: object) => server.call('POST', '/users', body);
  const accounts = () => server.park.store.db.selectFrom('account').selectAll().execute();

  describe('Signing up', () => {
    test('makes a User whose row is not read back', async () => {
      const answer = await signUp({ ...signUpBody('Ola@Example.com'), last_name: 'Nowak', language: 'en' });
      expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
      expect(await accounts()).toEqual([
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          email: 'ola@example.com',
          first_name: 'Ola',
          last_name: 'Nowak',
          phone: '600700800',
          role: 'User',
          status: 'active',
          language: 'en',
          password_hash: expect.stringContaining('$argon2id$'),
          created_at: server.park.clock.now().epochMilliseconds,
          terms_version: 0,
          privacy_version: 0,
          reminders: 1,
          digest: 0,
          season_mails: 0,
          board_name: 0,
          refused_email: null,
          proved_email: null,
          link_round: 0,
          search_text: ' ola nowak ola@example.com 600700800',
        },
      ]);
    });

    test.each([
      { role: 'Admin' },
      { role: 'User' },
      { status: 'active' },
      { id: nobody },
      { password_hash: 'x' },
      { created_at: 0 },
      { phone: '1' },
    ])('with %o is refused and makes nothing', async (extra) => {
      const answer = await signUp({ ...signUpBody('ola@example.com'), ...extra });
      expect([answer.status, answer.faults]).toEqual([403, ['FORBIDDEN']]);
      expect(await accounts()).toEqual([]);
    });

    test.each([
      [{ first_name: undefined }, 'FAILED_VALIDATION first_name required'],
      [{ first_name: '   ' }, 'FAILED_VALIDATION first_name required'],
      [{ first_name: 'x'.repeat(101) }, 'FAILED_VALIDATION first_name max'],
      [{ first_name: 'O\u0000la' }, 'FAILED_VALIDATION first_name regex'],
      [{ first_name: 'Ola\r\nBcc: x' }, 'FAILED_VALIDATION first_name regex'],
      [{ first_name: 7 }, 'INVALID_PAYLOAD'],
      [{ first_name: null }, 'FAILED_VALIDATION first_name nnull'],
      [{ description: undefined }, 'FAILED_VALIDATION description required'],
      [{ description: '12345' }, 'FAILED_VALIDATION description regex'],
      [{ description: '600 700 800' }, 'FAILED_VALIDATION description regex'],
      [{ email: undefined }, 'FAILED_VALIDATION email required'],
      [{ email: 'ola' }, 'FAILED_VALIDATION email email'],
      [{ email: 'ola nowak@example.com' }, 'FAILED_VALIDATION email email'],
      [{ email: 'a\u0000b@example.com' }, 'FAILED_VALIDATION email email'],
      [{ email: `${'x'.repeat(250)}@example.com` }, 'FAILED_VALIDATION email email'],
      [{ password: undefined }, 'FAILED_VALIDATION password required'],
      [{ password: 'siedem7' }, 'FAILED_VALIDATION password min'],
      [{ password: 'x'.repeat(201) }, 'FAILED_VALIDATION password max'],
      [{ language: 'de' }, 'FAILED_VALIDATION language in'],
    ])('with %o is refused', async (fault, code) => {
      const answer = await signUp({ ...signUpBody('ola@example.com'), ...fault });
      expect([answer.status, answer.faults]).toEqual([400, [code]]);
      expect(await accounts()).toEqual([]);
    });

    test('with nothing names every field', async () => {
      const { faults } = await signUp({});
      const fields = ['first_name', 'description', 'email', 'password'];
      expect(faults).toEqual(fields.map((field) => `FAILED_VALIDATION ${field} required`));
    });

    test('with a known address, in any case, is refused without telling it back', async () => {
      await signUp(signUpBody('ola@example.com'));
      const answer = await signUp({ ...signUpBody('OLA@example.com'), first_name: 'Inna' });
      expect([answer.status, answer.faults]).toEqual([400, ['RECORD_NOT_UNIQUE email']]);
      expect(answer.body.toLowerCase()).not.toContain('ola@example.com');
      expect(await accounts()).toMatchObject([{ first_name: 'Ola' }]);
    });

    test('many times at once with one address makes one account', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => signUp(signUpBody('ola@example.com'))),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(await accounts()).toHaveLength(1);
    });
  });

  describe('The own account', () => {
    test('is shown whole, with the password hidden', async () => {
      const { id, access_token } = await server.newRider('ola@example.com');
      const { status, data, headers } = await server.call('GET', '/users/me', undefined, access_token);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(data).toEqual({
        id,
        email: 'ola@example.com',
        first_name: 'Ola',
        last_name: null,
        description: '600700800',
        role: 'User',
        status: 'active',
        language: null,
        password: '**********',
      });
    });

    test.each([
      ['fields=id,email', ['id', 'email']],
      ['fields=email%2Cfirst_name', ['email', 'first_name']],
      ['fields[]=role&fields[]=id', ['id', 'role']],
      ['fields=role&fields=id', ['id', 'role']],
      ['fields=password', ['password']],
    ])('is cut to what ?%s asks for', async (query, names) => {
      const { access_token } = await server.newRider('ola@example.com');
      const { data } = await server.call('GET', `/users/me?${query}`, undefined, access_token);
      expect(Object.keys(data)).toEqual(names);
    });

    test('is whole for * and has no other fields', async () => {
      const { access_token } = await server.newRider('ola@example.com');
      const get = (fields: string) =>
        server.call('GET', `/users/me?fields=${fields}`, undefined, access_token);
      expect(Object.keys((await get('*')).data)).toHaveLength(9);
      for (const field of ['password_hash', 'created_at', 'role.name', 'constructor', 'id,nothing']) {
        expect(await get(field)).toMatchObject({ status: 403, faults: ['FORBIDDEN'] });
      }
    });

    test('is hidden from visitors', async () => {
      expect(await server.call('GET', '/users/me')).toMatchObject({
        status: 401,
        faults: ['INVALID_CREDENTIALS'],
      });
    });
  });
});
