import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FakeStripe, fakeAccount } from '../../../test/support/providers/fake-stripe.ts';
import { readNotice } from './notice.ts';

const fake = new FakeStripe();
const id = randomUUID();
const read = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
  readNotice(headers, Buffer.from(body), fakeAccount.webhookSecret);

test.each([
  ['checkout.session', { client_reference_id: id, metadata: { checkout: id } }, { about: 'checkout', id }],
  ['charge', { metadata: { checkout: id } }, { about: 'checkout', id }],
  ['refund', { metadata: { refund: 'ab'.repeat(16) } }, { about: 'refund', id: 'ab'.repeat(16) }],
  ['dispute', { payment_intent: 'pi_1' }, { about: 'payment', id: 'pi_1' }],
])('A notice of a %s says whom it is about', (object, said, about) => {
  expect(read(fake.event('whatever.it.is.called', { object, ...said }))).toEqual(about);
});

test.each([
  { object: 'checkout.session', client_reference_id: 'order 7', metadata: {} },
  { object: 'checkout.session', client_reference_id: id, metadata: { checkout: randomUUID() } },
  { object: 'checkout.session', client_reference_id: null, metadata: { checkout: id } },
  { object: 'charge', metadata: {} },
  { object: 'charge', metadata: { checkout: `${id}'--` } },
  { object: 'refund', metadata: null },
  { object: 'refund', metadata: { refund: 'AB'.repeat(16) } },
  { object: 'dispute', payment_intent: null },
  { object: 'payout' },
  {},
])('What else is sold through the account is heard, and is nothing of ours: %o', (said) => {
  expect(read(fake.event('charge.succeeded', said))).toBe('other');
});

test('A notice that another has signed, that is old, or that was changed on its way is nobody’s', () => {
  const rung = fake.rung(id);
  expect(read(rung)).toEqual({ about: 'checkout', id });
  const forged = fake.forged(id);
  expect(forged.map(read)).toEqual(forged.map(() => null));
  expect(readNotice({ 'stripe-signature': ['a', 'b'] }, Buffer.from(rung.body), 'whsec_x')).toBe(null);
});

test('Letters stand in a signature as they are sent', () => {
  const { headers, body } = fake.event('x', {
    object: 'charge',
    metadata: { checkout: id },
    name: 'Zażółć 🏄',
  });
  expect(read({ headers, body })).toEqual({ about: 'checkout', id });
  expect(read({ headers, body: body.replace('ó', 'o') })).toBe(null);
});
