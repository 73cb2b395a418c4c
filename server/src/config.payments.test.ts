import { expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { failToStart } from '../test/support/launch.ts';
import { fakeShop } from '../test/support/providers/fake-przelewy24.ts';
import { fakeAccount } from '../test/support/providers/fake-stripe.ts';
import { readConfig } from './config.ts';
import { openInvoices } from './invoice-services/open-invoices.ts';
import { openPayments } from './payment-providers/open-payments.ts';

const przelewy24 = {
  P24_MERCHANT_ID: String(fakeShop.merchantId),
  P24_CRC: fakeShop.crc,
  P24_API_KEY: fakeShop.apiKey,
};
const stripe = {
  STRIPE_SECRET_KEY: fakeAccount.secretKey,
  STRIPE_WEBHOOK_SECRET: fakeAccount.webhookSecret,
};

test.each([
  ['nobody', {}, undefined],
  ['nobody', { P24_API_KEY: '', STRIPE_SECRET_KEY: ' ', STRIPE_WEBHOOK_SECRET: '' }, undefined],
  ['Przelewy24', przelewy24, 'przelewy24'],
  ['Stripe', stripe, 'stripe'],
  ['Stripe', { ...stripe, P24_SANDBOX: '1' }, 'stripe'],
])('Whoever has settings takes the money: %s of %o', async (_who, env, name) => {
  expect((await openPayments(readConfig(env)))?.name).toBe(name);
});

test('A program in place of Stripe is on this machine', () => {
  expect(readConfig(stripe).stripe?.url).toBe('https://api.stripe.com');
  const here = { ...stripe, STRIPE_URL: 'http://127.0.0.1:4000' };
  expect(readConfig(here).stripe?.url).toBe('http://127.0.0.1:4000');
  for (const STRIPE_URL of [
    'https://stripe.example',
    'http://127.0.0.1.stripe.example:80',
    'http://10.0.0.1:80',
  ])
    expect(() => readConfig({ ...stripe, STRIPE_URL })).toThrow('STRIPE_URL: must be like');
});

test.each([
  [{ STRIPE_SECRET_KEY: fakeAccount.secretKey }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_a' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_a' }, 'STRIPE_SECRET_KEY: must begin with sk_test_'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'we_1' }, 'STRIPE_WEBHOOK_SECRET: must begin with whsec_'],
  [{ P24_CRC: fakeShop.crc }, 'P24_MERCHANT_ID, P24_CRC and P24_API_KEY go together'],
  [{ ...przelewy24, P24_API_KEY: '' }, 'P24_MERCHANT_ID, P24_CRC and P24_API_KEY go together'],
  [{ ...stripe, P24_POS_ID: '5' }, 'P24_MERCHANT_ID, P24_CRC and P24_API_KEY go together'],
  [{ ...przelewy24, ...stripe }, 'P24_… and STRIPE_… are both set'],
])('Half a provider, a wrong key, or two providers stop the start: %o', (env, told) => {
  const read = () => readConfig(env);
  expect(read).toThrow(told);
  const secrets = Object.values<string | undefined>(env).filter((value) => value && value.length > 3);
  expect(read).not.toThrow(new RegExp(secrets.join('|')));
});

test('The server says so, and none of the keys', async () => {
  const { code, told } = await failToStart({ ...przelewy24, ...stripe, DATA_DIR: await freshFolder() });
  expect(code).toBe(1);
  expect(told).toContain('a park takes money online through one of them');
  for (const secret of [fakeShop.crc, fakeShop.apiKey, ...Object.values(fakeAccount)])
    expect(told).not.toContain(secret);
});

const fakturownia = { FAKTUROWNIA_ACCOUNT: 'moj-park', FAKTUROWNIA_TOKEN: 'token' };

test.each([
  ['nobody', {}, undefined],
  ['nobody', { FAKTUROWNIA_TOKEN: '', INFAKT_API_KEY: ' ' }, undefined],
  ['Fakturownia', fakturownia, 'fakturownia'],
  ['inFakt', { INFAKT_API_KEY: 'key' }, 'infakt'],
])('Whoever has settings takes the drafts of invoices: %s of %o', (_who, env, name) => {
  expect(openInvoices(readConfig(env))?.name).toBe(name);
});

test('Settings of a bookkeeper’s program are whole, of one of them, and name its address', () => {
  expect(readConfig(fakturownia).fakturownia?.url).toBe('https://moj-park.fakturownia.pl');
  expect(readConfig({ INFAKT_API_KEY: 'key' }).infakt?.url).toBe('https://api.infakt.pl/api/v3');
  expect(readConfig({ INFAKT_API_KEY: 'key', INFAKT_SANDBOX: '1' }).infakt?.url).toContain('sandbox');
  for (const [env, message] of [
    [{ FAKTUROWNIA_ACCOUNT: 'moj-park' }, 'go together'],
    [{ FAKTUROWNIA_TOKEN: 'token' }, 'go together'],
    [{ ...fakturownia, INFAKT_API_KEY: 'key' }, 'are both set'],
    [{ ...fakturownia, FAKTUROWNIA_ACCOUNT: 'evil.example/' }, 'FAKTUROWNIA_ACCOUNT'],
    [{ ...fakturownia, FAKTUROWNIA_URL: 'https://evil.example' }, 'FAKTUROWNIA_URL'],
  ] as const)
    expect(() => readConfig(env)).toThrow(message);
});
