import { describe, expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { engines } from '../test/support/engines.ts';
import { runOperation } from '../test/support/launch.ts';
import { startServer } from '../test/support/process.ts';

const linkIn = (told: string) => /^ {2}(http\S+\/first-admin)#([\w-]{43})$/m.exec(told);
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const owner = {
  first_name: 'Ola',
  description: '600700800',
  email: 'ola@example.com',
  password: 'kotwica i lina',
};

/** Five processes are started one after the other. */
const startsMs = 120_000;

describe.each(engines)('The first start on $name', (engine) => {
  test(
    'prints a link that makes the Admin; the next start replaces it, a command too, until there is one',
    async () => {
      const env = await engine.environment();
      const first = await startServer(env);
      const [, page, old = ''] = linkIn(first.told()) ?? [];
      expect(page).toBe(`${first.url}/first-admin`);
      expect(first.told()).toContain('set PUBLIC_URL to the address of the park');
      const info = async (url: string) =>
        ((await (await fetch(`${url}/server/info`)).json()) as Info).data.park;
      expect(await info(first.url)).toMatchObject({ opening: { isOpen: false }, setup: { isOver: false } });
      await first.end('SIGTERM');

      const second = await startServer({ ...env, PUBLIC_URL: 'https://jezioro.example' });
      const [, publicPage, newer = ''] = linkIn(second.told()) ?? [];
      expect(publicPage).toBe('https://jezioro.example/first-admin');
      expect(second.told()).not.toContain('set PUBLIC_URL');
      expect((await post(`${second.url}/setup/check`, { token: old })).status).toBe(403);
      expect((await post(`${second.url}/setup/check`, { token: newer })).status).toBe(204);

      const asked = await runOperation('setup-link.command.ts', [], env, '022');
      expect(asked.code).toBe(0);
      const [, , newest = ''] = linkIn(asked.told) ?? [];
      expect((await post(`${second.url}/setup/admin`, { ...owner, token: newer })).status).toBe(403);
      expect((await post(`${second.url}/setup/admin`, { ...owner, token: newest })).status).toBe(204);
      expect((await post(`${second.url}/auth/login`, owner)).status).toBe(200);

      const refused = await runOperation('setup-link.command.ts', [], env, '022');
      expect(refused).toEqual({
        code: 1,
        told: 'This park has an Admin. Other people are invited by them, in the browser, under “Accounts”.\n',
      });
      expect(second.log()).not.toContain(newest);
      await second.end('SIGTERM');
      const third = await startServer(env);
      expect(linkIn(third.told())).toBeNull();
      // Shut until its owner opens it, however often it is started.
      expect(await info(third.url)).toMatchObject({ opening: { isOpen: false } });
    },
    startsMs,
  );
});

test('With ADMIN_EMAIL there is no link, and the park is open', async () => {
  const server = await startServer({
    DATA_DIR: await freshFolder(),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  expect(linkIn(server.told())).toBeNull();
  const { data } = (await (await fetch(`${server.url}/server/info`)).json()) as Info;
  expect(data.park).toMatchObject({ opening: { isOpen: true }, setup: { isOver: false } });
});

interface Info {
  data: { park: Record<string, unknown> };
}
