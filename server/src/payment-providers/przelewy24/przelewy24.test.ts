import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakePrzelewy24, fakeShop } from '../../../test/support/providers/fake-przelewy24.ts';
import { readDescription } from '../../../test/support/providers/przelewy24-description.ts';
import { type AskedCheckout, type PayableCheckout, ProviderUnreachable } from '../provider.ts';
import { Przelewy24 } from './przelewy24.ts';

const fake = new FakePrzelewy24();
let shop: Przelewy24;
let checkout: PayableCheckout & AskedCheckout;

beforeAll(async () => {
  await fake.listen();
  shop = fake.open();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.sent.length = 0;
  fake.mood.refundRefusal = null;
  checkout = {
    id: randomUUID(),
    amount: 5500,
    description: 'Wake Park Zalew',
    email: 'rider@example.com',
    language: 'pl',
    begun: Temporal.Instant.from('2026-07-01T08:00:00Z'),
    minutesLeft: 10,
    returnUrl: 'https://park.example/pay/1',
    noticeUrl: 'https://park.example/payments/notices/przelewy24',
    ref: null,
    refunded: null,
  };
});

/** Until it is ours. @returns the provider's number of it */
async function pay(): Promise<string> {
  let ref = '';
  await shop.start(checkout);
  fake.pay(checkout.id);
  await shop.settle(checkout, async (given) => {
    ref = given;
    return true;
  });
  return ref;
}

const recorded = async () => true;

const aRefund = (ref: string | null) => ({
  id: randomBytes(16).toString('hex'),
  checkout: { id: checkout.id, amount: checkout.amount, ref },
  amount: 2000,
  description: 'Wake Park nad bardzo długim Zalewem Zegrzyńskim',
  noticeUrl: checkout.noticeUrl,
});

test('Keys are tried without a payment: taken, refused, or without an answer', async () => {
  expect(await shop.tryKeys()).toBe('taken');
  const stranger = new Przelewy24({ ...fakeShop, apiKey: 'another', url: fake.url });
  expect(await stranger.tryKeys()).toBe('refused');
  const lost = new Przelewy24({ ...fakeShop, url: 'http://127.0.0.1:1' });
  await expect(lost.tryKeys()).rejects.toThrow(ProviderUnreachable);
});

describe('What we send', () => {
  const description = readDescription(process.env['P24_OPENAPI']);

  test('is as its own description has it', async () => {
    await shop.refund(aRefund(await pay()));
    expect(fake.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/transaction/register',
      'PUT /api/v1/transaction/verify',
      'POST /api/v1/transaction/refund',
    ]);
    expect(fake.sent.map((sent) => description.faultOf(sent))).toEqual(['', '', '']);
  });

  test('would be found wrong by it', async () => {
    await shop.start(checkout);
    const [{ body, ...call } = { method: '', path: '', body: {} }] = fake.sent;
    const { ttl: _ttl, ...without } = body as Record<string, unknown>;
    for (const wrong of [without, { ...without, ttl: 10, amount: '55' }])
      expect(description.faultOf({ ...call, body: wrong })).not.toBe('');
  });

  test('asks for none of the ways to pay that outlast a hold (4, 32, 128)', async () => {
    await shop.start(checkout);
    const [sent] = fake.sent;
    expect(sent?.body).toMatchObject({ channel: expect.toSatisfy((asked: number) => (asked & 164) === 0) });
  });
});

describe('Money', () => {
  test('that nobody has paid yet has no number and is not ours', async () => {
    await shop.start(checkout);
    await expect(shop.settle(checkout, () => Promise.reject(new Error('recorded')))).resolves.toBe('open');
  });

  test('is not confirmed where it could not be kept', async () => {
    await shop.start(checkout);
    fake.pay(checkout.id);
    await expect(shop.settle(checkout, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(fake.transactions.get(checkout.id)?.status).toBe(1);
  });
});

describe('What was given back in the panel', () => {
  test('in part, beside what we gave back, is returned', async () => {
    const refund = { ...aRefund(await pay()), amount: 2000 };
    await shop.refund(refund);
    expect(await shop.settle({ ...checkout, refunded: 2000 }, recorded)).toBe('settled');
    fake.giveBack(checkout.id, 1000);
    expect(await shop.settle({ ...checkout, refunded: 2000 }, recorded)).toBe('returned');
  });

  test('as a whole is returned', async () => {
    await pay();
    fake.giveBack(checkout.id);
    expect(await shop.settle({ ...checkout, refunded: 0 }, recorded)).toBe('returned');
  });

  test('and refused is not gone', async () => {
    await pay();
    fake.giveBack(checkout.id, 1000);
    fake.transactions.get(checkout.id)?.refunds.forEach((refund) => Object.assign(refund, { status: 4 }));
    expect(await shop.settle({ ...checkout, refunded: 0 }, recorded)).toBe('settled');
  });
});

describe('A refund', () => {
  test('that was sent is asked about, and sent once', async () => {
    const refund = aRefund(await pay());
    expect(await shop.refund(refund)).toBe('sent');
    expect(await shop.refund(refund)).toBe('sent');
    fake.endRefunds();
    expect(await shop.refund(refund)).toBe('done');
    expect(fake.transactions.get(checkout.id)?.refunds).toHaveLength(1);
  });

  test.each([
    [400, 'Request already exists'],
    [400, 'Concurrent call'],
    [409, 'Insufficient funds available'],
  ] as const)('that is refused for now is on its way: %i %s', async (status, message) => {
    const refund = aRefund(await pay());
    fake.mood.refundRefusal = { status, message };
    expect(await shop.refund(refund)).toBe('sent');
    fake.mood.refundRefusal = null;
    expect(await shop.refund(refund)).toBe('sent');
    expect(fake.transactions.get(checkout.id)?.refunds).toHaveLength(1);
  });

  test.each([
    [400, 'Invalid input parameters'],
    [409, 'Transaction in wrong status - cannot refund'],
    [409, 'The amount of refund exceeds available amount for the transaction'],
  ] as const)('that is refused for good is refused: %i %s', async (status, message) => {
    const refund = aRefund(await pay());
    fake.mood.refundRefusal = { status, message };
    expect(await shop.refund(refund)).toBe('refused');
  });

  test('of money without a number goes nowhere', async () => {
    expect(await shop.refund(aRefund(null))).toBe('refused');
  });
});
