import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../../test/support/park.ts';
import { FakeStripe, fakeAccount } from '../../../test/support/providers/fake-stripe.ts';
import { type AskedCheckout, type PayableCheckout, ProviderUnreachable } from '../provider.ts';
import { StripeCheckout } from './stripe.ts';

const fake = new FakeStripe();
const clock = testClock();
const begun = Temporal.Instant.from('2026-07-01T08:00:00Z');
let stripe: StripeCheckout;

beforeAll(async () => {
  await fake.listen();
  fake.clock = clock;
});
afterAll(() => fake.close());
beforeEach(() => {
  clock.set(begun.toString());
  Object.assign(fake.mood, { isSilent: false, isBroken: false, refusesRefunds: false, isPoor: false });
  fake.refused.length = 0;
  fake.calls.length = 0;
  stripe = fake.open();
});

function aCheckout(differs: Partial<PayableCheckout> = {}): PayableCheckout & AskedCheckout {
  return {
    id: randomUUID(),
    amount: 5500,
    description: 'Wake Park Zażółć',
    email: 'rider+1@park.example',
    language: 'pl',
    begun,
    minutesLeft: 10,
    returnUrl: 'https://park.example/checkout/1',
    noticeUrl: 'https://park.example/payments/notices/stripe',
    ref: null,
    refunded: null,
    ...differs,
  };
}

async function started(differs: Partial<PayableCheckout> = {}) {
  const checkout = aCheckout(differs);
  const { ref, url } = await stripe.start(checkout);
  return { ...checkout, ref, url };
}

async function paid(differs: Partial<PayableCheckout> = {}) {
  const checkout = await started(differs);
  fake.pay(checkout.id);
  const recorded: string[] = [];
  await stripe.settle(checkout, async (ref) => recorded.push(ref) > 0);
  return { ...checkout, ref: recorded[0] ?? null };
}

const aRefund = (checkout: Awaited<ReturnType<typeof paid>>, amount = 5500) => ({
  id: randomBytes(16).toString('hex'),
  checkout,
  amount,
  description: 'Wake Park',
  noticeUrl: checkout.noticeUrl,
});
const never = vi.fn<(ref: string) => Promise<boolean>>();

test('What the rider sees at Stripe is the park’s: name, price, language, and nothing in other currencies', async () => {
  const { id, url } = await started();
  expect(url).toContain('/c/pay/cs_');
  expect(fake.sessions.get(id)?.sent).toMatchObject({
    client_reference_id: id,
    customer_email: 'rider+1@park.example',
    locale: 'pl',
    line_items: [{ price_data: { unit_amount: 5500, product_data: { name: 'Wake Park Zażółć' } } }],
    adaptive_pricing: { enabled: 'false' },
    success_url: 'https://park.example/checkout/1',
    cancel_url: 'https://park.example/checkout/1',
  });
});

test.each([
  ['', undefined],
  ['żółw@park.example', undefined],
  ['rider@localhost', undefined],
  ['Rider.One@sub.park.example', 'Rider.One@sub.park.example'],
])('An address that Stripe would refuse is left to be asked for there: %o', async (email, sent) => {
  const { id } = await started({ email });
  expect(fake.sessions.get(id)?.sent.customer_email).toBe(sent);
});

test('Started again it is the same page, also minutes later', async () => {
  const first = await started();
  clock.set(begun.add({ minutes: 13 }).toString());
  const again = await stripe.start({ ...aCheckout({ id: first.id }), minutesLeft: 1 });
  expect(again).toEqual({ ref: first.ref, url: first.url });
  expect(fake.refused).toEqual([]);
});

test('It may be started first at the end of its hold, and what another sends by its key is refused', async () => {
  const checkout = aCheckout();
  clock.set(begun.add({ minutes: 13 }).toString());
  await stripe.start(checkout);
  await expect(stripe.start({ ...checkout, amount: 100_000 })).rejects.toThrow('session: StripeIdempotency');
});

test('A page that is open, completed, under way, failed, and over', async () => {
  const checkout = await started();
  const ask = () => stripe.settle(checkout, never);
  expect(await stripe.settle({ ...checkout, ref: null }, never)).toBe('open');
  expect(await stripe.settle({ ...checkout, ref: 'cs_test_unknown' }, never)).toBe('open');
  expect(await ask()).toBe('open');
  fake.beginPaying(checkout.id);
  expect(await ask()).toBe('open');
  const intent = fake.sessions.get(checkout.id)?.intent;
  Object.assign(intent ?? {}, { status: 'requires_payment_method' });
  expect(await ask()).toBe('gone');
  const other = await started();
  clock.set(begun.add({ minutes: 45 }).toString());
  expect(await stripe.settle(other, never)).toBe('gone');
  expect(never).not.toHaveBeenCalled();
});

test('Money is recorded by its own number, and asked about by that from then on', async () => {
  const checkout = await paid();
  expect(checkout.ref).toMatch(/^pi_/);
  const again = vi.fn(async (_ref: string) => true);
  expect(await stripe.settle(checkout, again)).toBe('settled');
  expect(again).toHaveBeenCalledWith(checkout.ref);
  fake.giveBack(checkout.id);
  expect(await stripe.settle(checkout, never)).toBe('returned');
});

test('What could not be recorded here is not said to be settled', async () => {
  const checkout = await started();
  fake.pay(checkout.id);
  const fails = async () => {
    throw new Error('the disk is full');
  };
  await expect(stripe.settle(checkout, fails)).rejects.toThrow('the disk is full');
});

test('What was given back beside us, if only in part, is returned', async () => {
  const checkout = await paid();
  await stripe.refund(aRefund(checkout, 2000));
  fake.endRefunds();
  const refunded = 2000;
  expect(await stripe.settle({ ...checkout, refunded }, async () => true)).toBe('settled');
  fake.giveBack(checkout.id, 1000);
  expect(await stripe.settle({ ...checkout, refunded }, never)).toBe('returned');
});

test.each([{ amount: 5499 }, { currency: 'EUR' }])(
  'Money that is not what was asked for is wrong: %o',
  async (differs) => {
    const checkout = await started();
    fake.pay(checkout.id, differs);
    expect(await stripe.settle(checkout, never)).toBe('wrong');
  },
);

test('Money of another checkout, or for another price, is wrong, by either number', async () => {
  const checkout = await started();
  fake.pay(checkout.id);
  expect(await stripe.settle({ ...checkout, id: randomUUID() }, never)).toBe('wrong');
  expect(await stripe.settle({ ...checkout, amount: 5400 }, never)).toBe('wrong');
  const ref = String(fake.sessions.get(checkout.id)?.intent?.id);
  expect(await stripe.settle({ ...checkout, ref, id: randomUUID() }, never)).toBe('wrong');
  expect(await stripe.settle({ ...checkout, ref, amount: 5400 }, never)).toBe('wrong');
  expect(never).not.toHaveBeenCalled();
});

test('What a bank asks back is returned, and its notice names the payment', async () => {
  const checkout = await paid();
  const { headers, body } = fake.dispute(checkout.id);
  expect(stripe.readNotice(headers, Buffer.from(body))).toEqual({ about: 'payment', id: checkout.ref });
  expect(await stripe.settle(checkout, never)).toBe('returned');
});

test('A page is closed before Stripe would; one that is being paid is left', async () => {
  const [left, busy] = [await started(), await started()];
  fake.beginPaying(busy.id);
  for (const each of [left, left, busy]) await stripe.expire(each);
  expect(() => fake.pay(left.id)).toThrow('Nothing is to be paid');
  fake.pay(busy.id);
  fake.calls.length = 0;
  await stripe.expire({ id: left.id, ref: null });
  await stripe.expire(await paid());
  expect(fake.calls.filter((call) => call.endsWith('/expire'))).toEqual([]);
});

test('A refund is sent once, however often and from wherever it is asked for', async () => {
  const refund = aRefund(await paid());
  const twin = fake.open();
  expect(await Promise.all([stripe.refund(refund), twin.refund(refund)])).toEqual(['sent', 'sent']);
  expect(await stripe.refund(refund)).toBe('sent');
  fake.endRefunds();
  expect(await twin.refund(refund)).toBe('done');
  expect(fake.refundsOf(refund.checkout.id)).toHaveLength(1);
  expect(fake.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(2);
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'sent'],
  ['requires_action', 'sent'],
  ['canceled', 'refused'],
  ['failed', 'refused'],
] as const)('A refund that is %s there is %s here', async (status, said) => {
  const refund = aRefund(await paid());
  await stripe.refund(refund);
  Object.assign(fake.refundsOf(refund.checkout.id)[0] ?? {}, { status });
  expect(await stripe.refund(refund)).toBe(said);
});

test('A refund that fails is refused, also after it was done', async () => {
  const refund = aRefund(await paid());
  await stripe.refund(refund);
  fake.endRefunds();
  expect(await stripe.refund(refund)).toBe('done');
  Object.assign(fake.refundsOf(refund.checkout.id)[0] ?? {}, { status: 'failed' });
  expect(await stripe.refund(refund)).toBe('refused');
});

test('Refunds that Stripe takes for nothing are refused; an empty account waits for money', async () => {
  const checkout = await paid();
  expect(await stripe.refund(aRefund(checkout, 5501))).toBe('refused');
  expect(await stripe.refund(aRefund({ ...checkout, ref: 'pi_unknown' }))).toBe('refused');
  expect(await stripe.refund(aRefund({ ...checkout, ref: null }))).toBe('refused');
  expect(await stripe.refund(aRefund({ ...checkout, ref: 'cs_test_1' }))).toBe('refused');
  fake.mood.isPoor = true;
  const refund = aRefund(checkout);
  expect(await stripe.refund(refund)).toBe('sent');
  fake.mood.isPoor = false;
  expect(await stripe.refund(refund)).toBe('sent');
  expect(fake.refundsOf(checkout.id)).toHaveLength(1);
});

test('Without an answer nothing is believed', async () => {
  const checkout = await paid();
  fake.mood.isBroken = true;
  for (const call of [
    () => stripe.start(aCheckout()),
    () => stripe.settle(checkout, never),
    () => stripe.refund(aRefund(checkout)),
    () => stripe.expire({ id: checkout.id, ref: 'cs_test_1' }),
  ])
    await expect(call()).rejects.toThrow(ProviderUnreachable);
  expect(never).not.toHaveBeenCalled();
});

test('Who is silent is left within seconds, and asked once', async () => {
  fake.mood.isSilent = true;
  await expect(stripe.start(aCheckout())).rejects.toThrow('session: StripeConnectionError');
  expect(fake.calls).toEqual(['POST /v1/checkout/sessions']);
}, 10_000);

test('Who sends us elsewhere is not followed', async () => {
  fake.mood.isMoved = true;
  await expect(stripe.start(aCheckout())).rejects.toThrow('session: StripeConnectionError');
  expect(fake.calls).toHaveLength(1);
});

test('Where nobody listens it is unreachable', async () => {
  const lost = new StripeCheckout({ ...fakeAccount, url: 'http://127.0.0.1:1' });
  await expect(lost.start(aCheckout())).rejects.toThrow(ProviderUnreachable);
});

test('Keys are tried without a payment: taken, refused, or without an answer', async () => {
  const before = fake.sessions.size;
  expect(await stripe.tryKeys()).toBe('taken');
  const stranger = new StripeCheckout({ ...fakeAccount, secretKey: 'sk_test_anotherKey', url: fake.url });
  expect(await stranger.tryKeys()).toBe('refused');
  const lost = new StripeCheckout({ ...fakeAccount, url: 'http://127.0.0.1:1' });
  await expect(lost.tryKeys()).rejects.toThrow(ProviderUnreachable);
  expect(fake.sessions.size).toBe(before);
});

test('What is wrong is told without keys and riders, whatever Stripe says', async () => {
  const secretKey = 'sk_test_anotherKey';
  const stranger = new StripeCheckout({ ...fakeAccount, secretKey, url: fake.url });
  const told: string[] = [];
  for (const call of [() => stranger.start(aCheckout()), () => stripe.start(aCheckout({ amount: 199 }))])
    await call().catch((error: Error) =>
      told.push(JSON.stringify([error.message, error.stack, Object.entries(error)])),
    );
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('session: StripeAuthenticationError 401');
  expect(told[1]).toContain('session: refused');
  expect(told.join()).not.toMatch(/sk_test|whsec|rider\+1|API Key/);
});
