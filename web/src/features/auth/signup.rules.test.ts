import { describe, expect, test } from 'vitest';
import { isInAppBrowser, type SignupForm, signupReady } from './signup.rules.ts';

const good: SignupForm = {
  name: 'Ola',
  phone: '600700800',
  email: 'ola@example.com',
  password: 'longenough',
  accepted: true,
};

describe('the sign-up form', () => {
  test('is ready when every rule holds', () => {
    expect(signupReady(good)).toBe(true);
    expect(signupReady({ ...good, phone: '+48600700800', email: ' ola@example.com ' })).toBe(true);
  });

  test.each<Partial<SignupForm>>([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { phone: '' },
    { phone: '60070080' },
    { phone: '6007008001' },
    { phone: '+48' },
    { email: '' },
    { email: 'ola@' },
    { email: 'o la@example.com' },
    { password: '' },
    { password: 'short12' },
    { password: 'x'.repeat(201) },
    { accepted: false },
  ])('is not ready with %j', (part) => {
    expect(signupReady({ ...good, ...part })).toBe(false);
  });
});

test('browsers inside Facebook and Instagram are known by their user agent', () => {
  expect(isInAppBrowser('Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/450.0]')).toBe(true);
  expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 14) FBAV/450.0')).toBe(true);
  expect(isInAppBrowser('Mozilla/5.0 (iPhone) Instagram 300.0')).toBe(true);
  expect(isInAppBrowser('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1')).toBe(false);
});
