import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { openServer, password, signUpBody } from '../../../../test/support/accounts-server.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { failToStart } from '../../../../test/support/launch.ts';
import { hashPassword, isPassword } from './password-hash.ts';

vi.mock('@node-rs/argon2', { spy: true });

const asInPractice = { cheapPasswords: false };

test('Passwords are kept as argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword(asInPractice, 'kotwica')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('Only the password itself matches, and nothing matches where none is kept', async () => {
  const stored = await hashPassword(asInPractice, 'kotwica');
  expect(await isPassword(asInPractice, stored, 'kotwica')).toBe(true);
  expect(await isPassword(asInPractice, stored, 'Kotwica')).toBe(false);
  expect(await isPassword(asInPractice, null, '')).toBe(false);
});

test('Logging in to an unknown, erased or blocked account costs one check of the same price as a real one', async () => {
  const server = await openServer(sqliteEngine, { env: { CHEAP_PASSWORDS: '0' } });
  for (const name of ['ola', 'erased', 'blocked']) {
    await server.call('POST', '/users', signUpBody(`${name}@example.com`));
  }
  const { db } = server.park.store;
  await db
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', '=', 'erased@example.com')
    .execute();
  await db
    .updateTable('account')
    .set({ status: 'blocked' })
    .where('email', '=', 'blocked@example.com')
    .execute();
  vi.mocked(verify).mockClear();
  for (const name of ['nobody', 'erased', 'blocked']) {
    const answer = await server.call('POST', '/auth/login', { email: `${name}@example.com`, password });
    expect(answer.status).toBe(401);
  }
  const wrong = await server.call('POST', '/auth/login', { email: 'ola@example.com', password: 'lina' });
  expect(wrong.status).toBe(401);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,p=1'));
});

test('No server in production keeps passwords as cheaply as tests do', async () => {
  const { code, told } = await failToStart({ NODE_ENV: 'production', CHEAP_PASSWORDS: '1' });
  expect(told).toBe(
    'The server could not start: CHEAP_PASSWORDS is for tests alone and must not be set with NODE_ENV=production.\n',
  );
  expect(code).toBe(1);
});
