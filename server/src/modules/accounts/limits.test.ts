import { expect, test } from 'vitest';
import { openTestApp, openTestPark } from '../../../test/support/park.ts';
import { limits } from './limits.ts';

const body = { email: 'nikt@example.com', password: 'byle jakie', token: 'x' };
const calls = [
  ['POST', '/auth/login', limits.logIn.max],
  ['POST', '/users', limits.signUp.max],
  ['POST', '/auth/password/request', limits.requestReset.max],
  ['POST', '/auth/password/reset', limits.reset.max],
  ['POST', '/auth/email/confirm', limits.proveEmail.max],
  ['POST', '/users/me/data', limits.ownData.max],
  ['PATCH', '/users/me', limits.change.max],
] as const;

async function openLimited() {
  return openTestApp(await openTestPark({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } }));
}

test.each(calls)(
  '%s %s is refused in the wire form after %i calls from one address',
  async (method, url, max) => {
    const app = await openLimited();
    const call = (address: string) =>
      app.inject({ method, url, payload: body, headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < max; count++) expect((await call('203.0.113.1')).statusCode).not.toBe(429);
    const refused = await call('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      errors: [
        {
          message: 'Too many requests, try again later.',
          extensions: { code: 'REQUESTS_EXCEEDED', limit: max, reset: expect.stringMatching(/^\d{4}-.*Z$/) },
        },
      ],
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('203.0.113.2')).statusCode).not.toBe(429);
  },
);

test('One limit does not use up another, and reads have none', async () => {
  const app = await openLimited();
  for (let count = 0; count <= limits.logIn.max; count++) {
    await app.inject({ method: 'POST', url: '/auth/login', payload: body });
  }
  expect(
    (await app.inject({ method: 'POST', url: '/auth/password/request', payload: body })).statusCode,
  ).toBe(204);
  for (let count = 0; count < 100; count++) expect((await app.inject('/items/Slot')).statusCode).toBe(200);
});

test('Without RATE_LIMITS nothing is counted', async () => {
  const app = await openTestApp(await openTestPark());
  for (let count = 0; count <= limits.logIn.max; count++) {
    const answer = await app.inject({ method: 'POST', url: '/auth/login', payload: body });
    expect(answer.statusCode).toBe(401);
  }
});
