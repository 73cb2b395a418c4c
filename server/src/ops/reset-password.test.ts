import { describe, expect, test } from 'vitest';
import { engines } from '../../test/support/engines.ts';
import { runOperation } from '../../test/support/launch.ts';
import { startServer } from '../../test/support/process.ts';

const owner = { ADMIN_EMAIL: 'ola@example.com', ADMIN_PASSWORD: 'kotwica i lina' };
/** Processes are started one after the other. */
const startsMs = 120_000;

const send = (url: string, method: string, body: object, token?: string) =>
  fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

describe.each(engines)('A lost password on $name', (engine) => {
  test(
    'of an Admin is no matter of ADMIN_PASSWORD: the start says the command, which gives back role and standing, too',
    async () => {
      const env = await engine.environment();
      const first = await startServer({ ...env, ...owner });
      expect(first.told()).not.toContain('changed nothing');
      const logIn = async (password: string) =>
        await send(`${first.url}/auth/login`, 'POST', { email: owner.ADMIN_EMAIL, password });
      const { data } = (await (await logIn(owner.ADMIN_PASSWORD)).json()) as { data: Tokens };
      const change = { password: 'wiosło i bojka', current_password: owner.ADMIN_PASSWORD };
      expect((await send(`${first.url}/users/me`, 'PATCH', change, data.access_token)).status).toBe(200);

      const second = await startServer({ ...env, ...owner });
      expect(second.told()).toContain(
        'ADMIN_EMAIL and ADMIN_PASSWORD changed nothing, for there is an Admin. A lost password: npm run reset-password -- <address>\n',
      );
      expect((await logIn(owner.ADMIN_PASSWORD)).status).toBe(401);
      expect((await logIn('wiosło i bojka')).status).toBe(200);
      await second.end('SIGTERM');

      const reset = (...words: string[]) => runOperation('reset-password.command.ts', words, env, '022');
      const { code, told } = await reset(' OLA@example.com');
      expect([code, told]).toEqual([0, expect.stringContaining('Role: Admin. Standing: active.')]);
      const [, password = ''] = /told only this once: (\S+)/.exec(told) ?? [];
      const answer = await logIn(password);
      expect(answer.status).toBe(200);
      expect((await logIn('wiosło i bojka')).status).toBe(401);
      const { data: now } = (await answer.json()) as { data: Tokens };

      // A rider gets a password and stays a rider, for there is an Admin.
      const rider = { first_name: 'Jan', description: '600700801', password: 'woda i wiatr' };
      await send(`${first.url}/users`, 'POST', { ...rider, email: 'jan@example.com' });
      expect((await reset('jan@example.com')).told).toContain('Role: User. Standing: active.');
      expect((await reset('--admin', 'jan@example.com')).told).toContain('Role: Admin, was User.');
      const me = await fetch(`${first.url}/users/me`, {
        headers: { authorization: `Bearer ${now.access_token}` },
      });
      const { id } = ((await me.json()) as { data: { id: string } }).data;
      const shutOut = { status: 'blocked', role: 'User' };
      const jan = (await reset('--admin', 'jan@example.com')).told;
      const [, janPassword = ''] = /told only this once: (\S+)/.exec(jan) ?? [];
      const login = await send(`${first.url}/auth/login`, 'POST', {
        email: 'jan@example.com',
        password: janPassword,
      });
      const { data: jans } = (await login.json()) as { data: Tokens };
      expect((await send(`${first.url}/users/${id}`, 'PATCH', shutOut, jans.access_token)).status).toBe(200);
      // Who stands in ADMIN_EMAIL is to be an Admin.
      const named = await runOperation(
        'reset-password.command.ts',
        ['ola@example.com'],
        { ...env, ...owner },
        '022',
      );
      expect(named.told).toContain('Role: Admin, was User. Standing: active, was blocked.');

      expect(await reset('nobody@example.com')).toEqual({ code: 1, told: 'No account has this address.\n' });
      expect((await reset()).told).toContain('npm run reset-password -- <address>');
    },
    startsMs,
  );
});

interface Tokens {
  access_token: string;
}
