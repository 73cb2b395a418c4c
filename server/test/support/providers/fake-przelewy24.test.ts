import { randomUUID } from 'node:crypto';
import { Channel, Country, Currency, Encoding, Language, type Order, P24 } from '@ingameltd/node-przelewy24';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakePrzelewy24, fakeShop } from './fake-przelewy24.ts';

// What ours takes and answers would prove nothing if our own client alone had ever spoken to it.

const fake = new FakePrzelewy24();
let client: P24;

beforeAll(async () => {
  client = clientOf(await fake.listen());
});
afterAll(() => fake.close());

/** Somebody else's client of Przelewy24, led to ours. */
function clientOf(url: string, crc = fakeShop.crc, apiKey = fakeShop.apiKey): P24 {
  const made = new P24(fakeShop.merchantId, fakeShop.posId, apiKey, crc, { sandbox: true });
  const { client: http } = made as unknown as { client: { defaults: { baseURL: string } } };
  http.defaults.baseURL = `${url}/api/v1`;
  return made;
}

function order(): Order & { ttl: number } {
  return {
    sessionId: randomUUID(),
    amount: 5500,
    currency: Currency.PLN,
    description: 'Przejażdżka / ride',
    email: 'rider@example.com',
    country: Country.Poland,
    language: Language.PL,
    urlReturn: 'https://park.example/pay',
    urlStatus: 'https://park.example/payments/notices/przelewy24',
    timeLimit: 10,
    // Required by the description, unknown to the client's types.
    ttl: 10,
    channel: Channel.All,
    waitForResult: true,
    regulationAccept: false,
    encoding: Encoding.UTF8,
  };
}

function refundOf(sessionId: string, amount: number, id = randomUUID().replaceAll('-', '')) {
  const { orderId = 0 } = fake.transactions.get(sessionId) ?? {};
  return {
    requestId: id,
    refundsUuid: id,
    urlStatus: 'https://park.example/payments/notices/przelewy24',
    refunds: [{ orderId, sessionId, amount, description: 'Park' }],
  };
}

test('A foreign client lets somebody pay, believes the notice, verifies the money and gives it back', async () => {
  expect(await client.testAccess()).toBe(true);
  const asked = order();
  const { token } = await client.createTransaction(asked);
  expect(token).toBe(fake.transactions.get(asked.sessionId)?.token);
  const { orderId } = fake.pay(asked.sessionId);
  expect(client.verifyNotification(JSON.parse(fake.notice(asked.sessionId)))).toBe(true);
  const { sessionId, amount, currency } = asked;
  expect(await client.verifyTransaction({ sessionId, amount, currency, orderId })).toBe(true);
  expect(await client.refund(refundOf(sessionId, 2000))).toEqual([
    { orderId, sessionId, amount: 2000, status: true, message: 'success' },
  ]);
  expect(fake.transactions.get(sessionId)).toMatchObject({ status: 2, refunds: [{ amount: 2000 }] });
  expect(fake.refused).toEqual([]);
});

test('It is refused what Przelewy24 refuses', async () => {
  const asked = order();
  await client.createTransaction(asked);
  const { sessionId, amount, currency } = asked;
  const orderId = fake.transactions.get(sessionId)?.orderId ?? 0;
  const verify = (differs: object = {}, by = client) =>
    by.verifyTransaction({ sessionId, amount, currency, orderId, ...differs });
  await expect(verify()).rejects.toThrow('not paid');
  await expect(client.refund(refundOf(sessionId, 1))).rejects.toThrow('Refund Conflict');
  fake.pay(sessionId);
  await expect(verify({ amount: 1 })).rejects.toThrow('verify');
  await expect(verify({ orderId: 1 })).rejects.toThrow('verify');
  await expect(verify({}, clientOf(fake.url, 'another crc'))).rejects.toThrow('verify');
  await expect(verify({}, clientOf(fake.url, fakeShop.crc, 'another key'))).rejects.toThrow('authorization');
  await expect(clientOf(fake.url, 'another crc').createTransaction(order())).rejects.toThrow('sign');
  await expect(
    client.createTransaction({ ...order(), channel: Channel.TraditionalTransfer }),
  ).rejects.toThrow('channel');
  expect(await verify()).toBe(true);
  const once = refundOf(sessionId, 5000);
  await client.refund(once);
  await expect(client.refund(once)).rejects.toThrow('Request already exists');
  await expect(client.refund(refundOf(sessionId, 501))).rejects.toThrow('Refund Conflict');
  await client.refund(refundOf(sessionId, 500));
});

test('Nor does the client believe a notice that another has signed', () => {
  const forged = JSON.parse(fake.notice(randomUUID(), {}, 'another crc'));
  expect(client.verifyNotification(forged)).toBe(false);
});
