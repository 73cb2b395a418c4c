import { expect, test } from 'vitest';
import { groupEnquiry } from '../../../test/support/group-fixture.ts';
import { openTestApp, openTestPark } from '../../../test/support/park.ts';

test('One network sends five enquiries a day, whatever their addresses; another one is not affected', async () => {
  const park = await openTestPark({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  const app = await openTestApp(park);
  const enquire = (network: string, email: string) =>
    app.inject({
      method: 'POST',
      url: '/group-enquiries',
      payload: { ...groupEnquiry, email },
      headers: { 'x-forwarded-for': network },
    });
  for (let count = 0; count < 5; count += 1)
    expect((await enquire('203.0.113.1', `g${count}@example.com`)).statusCode).toBe(204);
  expect((await enquire('203.0.113.1', 'another@example.com')).statusCode).toBe(429);
  expect((await enquire('203.0.113.2', 'another@example.com')).statusCode).toBe(204);
});
