import type { Role } from '@cablepark/domain/accounts/permissions';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openServer, password, type TestServer } from '../../../test/support/accounts-server.ts';
import { readAudit } from '../../../test/support/audit.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { everything } from '../../../test/support/everything.ts';

describe.each(engines)('What one logs in with on $name', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer(engine);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    await emptyTables(db, ['session', 'reset_token', 'email_change', 'audit', 'account']);
    server.park.mailer.sent.length = 0;
  });

  async function newAdmin(email: string) {
    const admin = await server.newRider(email);
    const role: Role = 'Admin';
    await server.park.store.db.updateTable('account').set({ role }).where('id', '=', admin.id).execute();
    return admin;
  }

  describe('Changing', () => {
    test.each([{ password: 'nowa kotwica' }, { email: 'nowa@example.com' }])(
      '%o needs the old password: none is 400, another 403, and nothing happens',
      async (patch) => {
        const { id, access_token } = await server.newRider('ola@example.com');
        const before = await everything(server.park.store.db);
        for (const url of ['/users/me', `/users/${id}`]) {
          const change = (given: object) => server.call('PATCH', url, { ...patch, ...given }, access_token);
          const missing = [
            {},
            { current_password: '' },
            { current_password: ' ' },
            { current_password: null },
          ];
          for (const given of missing) {
            const answer = await change(given);
            expect([answer.status, answer.faults[0]]).toEqual([
              400,
              expect.stringMatching(/^FAILED_VALIDATION current_password (required|nnull)$/),
            ]);
          }
          for (const current_password of [
            'zła kotwica',
            password.toUpperCase(),
            `${password} `,
            'nowa kotwica',
          ]) {
            const answer = await change({ current_password });
            expect([answer.status, answer.faults]).toEqual([403, ['FORBIDDEN current_password']]);
          }
        }
        expect(await everything(server.park.store.db)).toEqual(before);
        expect(server.park.mailer.sent).toEqual([]);
      },
    );

    test('the password ends the other sessions, keeps this one and tells the owner', async () => {
      const here = await server.newRider('ola@example.com');
      const elsewhere = await server.logIn('ola@example.com');
      const patch = { password: 'nowa kotwica', current_password: password };
      const answer = await server.call('PATCH', '/users/me', patch, here.access_token);
      expect([answer.status, answer.data.password]).toEqual([200, '**********']);
      const refresh = ({ refresh_token }: { refresh_token: string }) =>
        server.call('POST', '/auth/refresh', { refresh_token });
      expect((await refresh(elsewhere)).status).toBe(401);
      expect((await refresh(here)).status).toBe(200);
      expect((await server.call('POST', '/auth/login', { email: 'ola@example.com', password })).status).toBe(
        401,
      );
      await expect(server.logIn('ola@example.com', 'nowa kotwica')).resolves.toBeTruthy();
      await vi.waitFor(() => expect(server.park.mailer.sent).toMatchObject([{ to: 'ola@example.com' }]));
    });

    test('the address and the password at once sets the password, and only asks for the address', async () => {
      const here = await server.newRider('ola@example.com');
      const elsewhere = await server.logIn('ola@example.com');
      const patch = { email: 'nowa@example.com', password: 'nowa kotwica', language: 'en' };
      const answer = await server.call(
        'PATCH',
        '/users/me',
        { ...patch, current_password: password },
        here.access_token,
      );
      expect([answer.status, answer.data.email]).toEqual([200, 'ola@example.com']);
      await expect(server.logIn('ola@example.com', 'nowa kotwica')).resolves.toBeTruthy();
      expect((await server.call('GET', '/users/me', undefined, elsewhere.access_token)).status).toBe(401);
      await vi.waitFor(() => expect(server.park.mailer.sent).toHaveLength(3));
      const told = server.park.mailer.sent.map(
        ({ to, text }) => `${to} ${/confirm-email|hasło/.exec(text)?.[0]}`,
      );
      expect(told.toSorted()).toEqual([
        'nowa@example.com confirm-email',
        'ola@example.com hasło',
        'ola@example.com hasło',
      ]);
    });

    test('the password twice at once with the same old one works once', async () => {
      const { access_token } = await server.newRider('ola@example.com');
      const chosen = ['pierwsze hasło', 'drugie hasło', 'trzecie hasło'];
      const answers = await Promise.all(
        chosen.map((each) =>
          server.call('PATCH', '/users/me', { password: each, current_password: password }, access_token),
        ),
      );
      const winners = chosen.filter((_, index) => answers[index]?.status === 200);
      expect(winners).toHaveLength(1);
      await expect(server.logIn('ola@example.com', winners[0])).resolves.toBeTruthy();
    });

    test('anything else needs no password, and tells nobody', async () => {
      const { access_token } = await server.newRider('ola@example.com');
      const answer = await server.call(
        'PATCH',
        '/users/me',
        { language: 'en', first_name: 'A' },
        access_token,
      );
      expect([answer.status, server.park.mailer.sent]).toEqual([200, []]);
    });
  });

  describe('An Admin', () => {
    test.each([{ password: 'nowa kotwica' }, { email: 'nowa@example.com' }])(
      "setting another's %o needs no old password, ends that account's sessions, tells its old address and is noted",
      async (patch) => {
        const admin = await newAdmin('admin@example.com');
        const rider = await server.newRider('ola@example.com');
        const answer = await server.call('PATCH', `/users/${rider.id}`, patch, admin.access_token);
        expect(answer.status).toBe(200);
        expect((await server.call('GET', '/users/me', undefined, rider.access_token)).status).toBe(401);
        expect((await server.call('GET', '/users/me', undefined, admin.access_token)).status).toBe(200);
        await vi.waitFor(() => expect(server.park.mailer.sent).toMatchObject([{ to: 'ola@example.com' }]));
        const [entry] = await readAudit(server.park);
        expect(entry).toMatchObject({
          actor: admin.id,
          id: rider.id,
          after: { changed: Object.keys(patch) },
        });
      },
    );

    test('changes their own log-in with their own old password, and no log keeps it', async () => {
      const admin = await newAdmin('admin@example.com');
      await newAdmin('drugi@example.com');
      const patch = { password: 'nowa kotwica', role: 'Editor' };
      const change = (given: object) =>
        server.call('PATCH', `/users/${admin.id}`, { ...patch, ...given }, admin.access_token);
      expect((await change({})).faults).toEqual(['FAILED_VALIDATION current_password required']);
      expect((await change({ current_password: password })).status).toBe(200);
      expect(JSON.stringify(await readAudit(server.park))).not.toMatch(/kotwica|current_password/);
    });
  });
});
