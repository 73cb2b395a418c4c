import type { Language } from '@cablepark/domain/time/display';
import { expect, test, vi } from 'vitest';
import { makeLanguageKeeper } from './languageKeeper.ts';

const ola = { id: 'ola', language: null };
const jan = { id: 'jan', language: 'pl' } as const;

function setUp(save?: (language: Language) => Promise<void>) {
  const saved: Language[] = [];
  const keep = makeLanguageKeeper(async (language) => {
    saved.push(language);
    await save?.(language);
  });
  return { keep, saved };
}

test('An account without a language gets the one that its rider reads, once', async () => {
  const { keep, saved } = setUp();
  await keep(null, 'en');
  await keep(ola, 'en');
  await keep(ola, 'en');
  expect(saved).toEqual(['en']);
});

test('An account that has a language keeps it, whatever the browser speaks where its rider signs in', async () => {
  const { keep, saved } = setUp();
  await keep(jan, 'en');
  expect(saved).toEqual([]);
});

test('A switch while signed in is kept, each time; one before or after it is not', async () => {
  const { keep, saved } = setUp();
  await keep(null, 'pl');
  await keep(null, 'en');
  await keep(jan, 'en');
  await keep(jan, 'pl');
  await keep(jan, 'en');
  await keep(null, 'en');
  await keep(null, 'pl');
  expect(saved).toEqual(['pl', 'en']);
});

test('Switches arrive in their order, however long one takes', async () => {
  const first = Promise.withResolvers<void>();
  const arrived: Language[] = [];
  const { keep } = setUp(async (language) => {
    if (language === 'en') await first.promise;
    arrived.push(language);
  });
  void keep(jan, 'pl');
  void keep(jan, 'en');
  const all = keep(jan, 'pl');
  first.resolve();
  await all;
  expect(arrived).toEqual(['en', 'pl']);
});

test('What could not be saved stops no later switch', async () => {
  const { keep, saved } = setUp(() => Promise.reject(new Error('no network')));
  await keep(jan, 'pl');
  await keep(jan, 'en');
  await keep(jan, 'pl');
  expect(saved).toEqual(['en', 'pl']);
});

test('A switch that waits is not written into the account of the next rider', async () => {
  const first = Promise.withResolvers<void>();
  const { keep, saved } = setUp(() => first.promise);
  void keep(jan, 'pl');
  void keep(jan, 'en');
  await vi.waitFor(() => expect(saved).toEqual(['en']));
  void keep(jan, 'pl');
  const all = keep({ id: 'next', language: 'pl' }, 'pl');
  first.resolve();
  await all;
  expect(saved).toEqual(['en']);
});
