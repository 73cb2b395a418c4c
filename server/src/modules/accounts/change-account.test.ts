import type { Role } from '@cablepark/domain/accounts/permissions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, type TestServer } from '../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';

const nobody = '7b0fb4c2-5f7e-4d6c-9d7e-2f6a0c1d8e93';

describe.each(engines)('Changing accounts on $name', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer(engine);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    await emptyTables(db, ['session', 'reset_token', 'email_change', 'audit', 'account']);
    server.park.mailer.sent.length = 0;
  });

  const accounts = () => server.park.store.db.selectFrom('account').selectAll().execute();
  const audit = () => server.park.store.db.selectFrom('audit').selectAll().execute();

  async function rank(id: string, role: Role) {
    await server.park.store.db.updateTable('account').set({ role }).where('id', '=', id).execute();
  }

  async function newAdmin(email: string) {
    const admin = await server.newRider(email);
    await rank(admin.id, 'Admin');
    return admin;
  }

  describe('Changing', () => {
    test("one's own data works, under me and under the id", async () => {
      const { id, access_token } = await server.newRider('ola@example.com');
      const patch = {
        first_name: 'Aleksandra',
        last_name: 'Nowak',
        description: '+48600700801',
        language: 'en',
      };
      const first = await server.call('PATCH', '/users/me', patch, access_token);
      expect([first.status, first.data]).toEqual([200, expect.objectContaining({ id, ...patch })]);
      const second = await server.call(
        'PATCH',
        `/users/${id}`,
        { last_name: null, language: null },
        access_token,
      );
      expect(second.data).toMatchObject({ first_name: 'Aleksandra', last_name: null, language: null });
      expect((await server.call('PATCH', '/users/me', {}, access_token)).data).toEqual(second.data);
      expect(await audit()).toEqual([]);
    });

    test('by a visitor is refused with 403', async () => {
      const { id } = await server.newRider('ola@example.com');
      for (const url of ['/users/me', `/users/${id}`]) {
        const answer = await server.call('PATCH', url, { first_name: 'X' });
        expect([answer.status, answer.faults]).toEqual([403, ['FORBIDDEN']]);
      }
    });

    test.each(['User', 'Manager', 'Editor'] as const)(
      'role, status, id and others is not for a %s',
      async (role) => {
        const own = await server.newRider('ola@example.com');
        const other = await server.newRider('jan@example.com');
        await rank(own.id, role);
        const before = await accounts();
        for (const patch of [
          { role: 'Admin' },
          { role },
          { status: 'active' },
          { id: nobody },
          { password_hash: 'x' },
        ]) {
          for (const url of ['/users/me', `/users/${own.id}`]) {
            const answer = await server.call('PATCH', url, patch, own.access_token);
            expect([answer.status, answer.faults]).toEqual([403, ['FORBIDDEN']]);
          }
        }
        const stranger = await server.call(
          'PATCH',
          `/users/${other.id}`,
          { first_name: 'X' },
          own.access_token,
        );
        expect(stranger.faults).toEqual(['FORBIDDEN']);
        expect(await accounts()).toEqual(before);
      },
    );

    test.each([
      [{ first_name: '' }, 'FAILED_VALIDATION first_name required'],
      [{ first_name: null }, 'FAILED_VALIDATION first_name nnull'],
      [{ email: 'ola' }, 'FAILED_VALIDATION email email'],
      [{ email: null }, 'FAILED_VALIDATION email nnull'],
      [{ password: 'short' }, 'FAILED_VALIDATION password min'],
      [{ description: '12' }, 'FAILED_VALIDATION description regex'],
      [{ role: 'King' }, 'FAILED_VALIDATION role in'],
      [{ status: 'erased' }, 'FAILED_VALIDATION status in'],
    ])('to %o is refused', async (patch, code) => {
      const { access_token } = await newAdmin('ola@example.com');
      const answer = await server.call('PATCH', '/users/me', patch, access_token);
      expect([answer.status, answer.faults]).toEqual([400, [code]]);
    });
  });

  describe('An Admin', () => {
    test("changes others' roles, data and standing, and it is noted without personal data", async () => {
      const admin = await newAdmin('admin@example.com');
      const rider = await server.newRider('ola@example.com');
      const change = (patch: object) => server.call('PATCH', `/users/${rider.id}`, patch, admin.access_token);
      expect((await change({ role: 'Manager', first_name: 'Aleksandra' })).data).toMatchObject({
        role: 'Manager',
      });
      expect((await change({ status: 'blocked' })).data.status).toBe('blocked');
      expect((await server.call('GET', '/users/me', undefined, rider.access_token)).status).toBe(401);
      expect((await change({ status: 'active' })).data.status).toBe('active');
      // Unblocking does not restore the sessions from before the block.
      expect((await server.call('GET', '/users/me', undefined, rider.access_token)).status).toBe(401);
      const entries = await audit();
      expect(entries).toHaveLength(3);
      expect(entries[0]).toMatchObject({ actor_id: admin.id, action: 'user.edit', subject_id: rider.id });
      expect(JSON.stringify(entries)).not.toContain('Aleksandra');
    });

    test.each([nobody, 'garbage', '%00', '1'])('finds no account %s to change', async (id) => {
      const admin = await newAdmin('admin@example.com');
      const answer = await server.call('PATCH', `/users/${id}`, { first_name: 'X' }, admin.access_token);
      expect([answer.status, answer.faults]).toEqual([403, ['FORBIDDEN']]);
    });

    test('can step down or be blocked only while another Admin is active', async () => {
      const admin = await newAdmin('admin@example.com');
      const change = (patch: object) => server.call('PATCH', '/users/me', patch, admin.access_token);
      const blocked = await newAdmin('zablokowany@example.com');
      await server.park.store.db
        .updateTable('account')
        .set({ status: 'blocked' })
        .where('id', '=', blocked.id)
        .execute();
      expect((await change({ role: 'User' })).faults).toEqual(['FORBIDDEN']);
      expect((await change({ status: 'blocked' })).faults).toEqual(['FORBIDDEN']);
      expect((await change({ role: 'Admin', status: 'active' })).status).toBe(200);
      await newAdmin('drugi@example.com');
      expect((await change({ role: 'Editor' })).data.role).toBe('Editor');
    });

    test('is always left when Admins demote each other at once', async () => {
      for (let round = 0; round < 5; round++) {
        const [a, b] = [await newAdmin(`a${round}@example.com`), await newAdmin(`b${round}@example.com`)];
        await Promise.all([
          server.call('PATCH', `/users/${b.id}`, { role: 'User' }, a.access_token),
          server.call('PATCH', `/users/${a.id}`, { status: 'blocked' }, b.access_token),
        ]);
        const left = (await accounts()).filter(({ role, status }) => role === 'Admin' && status === 'active');
        expect(left).toHaveLength(1);
        await server.park.store.db.updateTable('account').set({ role: 'User' }).execute();
      }
    });
  });
});
