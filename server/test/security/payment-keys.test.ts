import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { keyFor } from '../support/call.ts';
import { engines } from '../support/engines.ts';
import { launchServer, type ServerProcess } from '../support/launch.ts';
import { aPerson } from '../support/people.ts';
import { FakeStripe, fakeAccount } from '../support/providers/fake-stripe.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const secret = 'a secret for tests alone, 32 bytes or more';
const wrongKey = 'sk_test_keyOfAnother';

describe.each(engines.slice(0, 1))('What a server says of its payment provider', (engine) => {
  test('names neither keys nor riders, where the key is wrong, the notice forged, or nobody answers', async () => {
    const provider = new FakeStripe();
    await provider.listen();
    onTestFinished(() => provider.close());
    const park = await engine.open();
    park.clock.set(systemClock.now().toString());
    await makeTracks(park);
    const [rider, admin] = [await aPerson(park), await aPerson(park, 'Admin')];
    const slot = await makeSlot(park, systemClock.now().add({ hours: 200 }).toString());
    const server = await launchServer(
      {
        DATA_DIR: park.config.dataDir,
        DATABASE_URL: park.config.databaseUrl ?? '',
        SAMPLE: '0',
        PORT: '0',
        HOST: '127.0.0.1',
        TOKEN_SECRET: secret,
        ...provider.settings(),
        STRIPE_SECRET_KEY: wrongKey,
      },
      { keepsLog: true },
    );
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const call = (method: string, path: string, headers: Record<string, string>, body: string) =>
      callOf(server, method, path, headers, body);
    const online = JSON.stringify({ payments: { online: 'optional', afterNoShows: false } });
    await call('PATCH', '/park', admin.headers, online);
    const asked = JSON.stringify({ slots: [slot] });
    const answers = [await call('POST', '/checkouts', rider.headers, asked)];
    for (const { headers, body } of provider.forged('0f3c1a1e-0000-4000-8000-000000000000'))
      answers.push(await call('POST', '/payments/notices/stripe', headers, body));
    // Its job logs what it could not do.
    await park.store.db
      .updateTable('bill')
      .set({ state: 'open', provider_ref: 'cs_test_1', expires_at: 0, graced: 1 })
      .execute();
    await expect.poll(() => server.log()).toContain('StripeAuthenticationError 401');
    await provider.close();
    answers.push(await call('POST', '/checkouts', rider.headers, asked));
    await server.end('SIGTERM');
    expect(answers.map(({ status }) => status)).toEqual([503, ...provider.forged('').map(() => 400), 503]);
    const told = [server.log(), server.told(), ...answers.map(({ text }) => text)].join('\n');
    for (const secretWord of [wrongKey, fakeAccount.webhookSecret, `${rider.id}@`, 'Invalid API Key'])
      expect(told).not.toContain(secretWord);
  });
});

async function callOf(
  { url }: ServerProcess,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
) {
  const sent = { ...keyFor(method, path), ...headers, 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method, headers: sent, body });
  return { status: answer.status, text: await answer.text() };
}
