import { expect, test } from 'vitest';
import { legal as en } from '../../i18n/en/legal.ts';
import type { LegalText } from '../../i18n/legal.ts';
import { legal as pl } from '../../i18n/pl/legal.ts';
import { defaultPark } from '../../park/park.ts';
import { legalFacts } from './legal.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const words = ({ sections }: LegalText) => plain(sections.flatMap(({ text }) => text).join(' '));
const facts = legalFacts(defaultPark, 'Cable Park');

test('The limits of cancelling are those of the policy', () => {
  expect(words(en.terms(facts))).toContain('cancel online up to 1 hour before');
  expect(words(en.terms(facts))).toContain('free of charge up to 6 hours before');
  expect(words(pl.terms(facts))).toContain('najpóźniej 1 godzinę przed startem');
  expect(words(pl.terms(facts))).toContain('co najmniej 6 godzin przed startem');
  const policy = { ...facts.policy, cancelClosesMinutes: 90, cancelFreeHours: 22, guardianUpToAge: 15 };
  expect(words(pl.terms({ ...facts, policy }))).toMatch(/90 minut przed.*22 godziny przed.*do 15 lat/s);
});

test('A company that the park has not named is not made up', () => {
  expect(facts.operator).toBeNull();
  expect(words(pl.terms(facts))).not.toContain('Park prowadzi');
  const operator = {
    name: 'Wyciąg sp. z o.o.',
    taxId: '1234563218',
    address: 'Plażowa 1\n00-000 Wieś',
    paysVat: true,
  };
  const named = legalFacts({ ...defaultPark, operator }, 'Cable Park');
  const line = 'Wyciąg sp. z o.o., Plażowa 1, 00-000 Wieś, NIP 1234563218';
  expect(words(pl.terms(named))).toContain(`Park prowadzi: ${line}.`);
  expect(words(en.privacy(named))).toContain(line);
});

test('Who answers for the data is reached where the park can be reached', () => {
  expect(words(pl.privacy(facts))).toContain('na stronie Kontakt');
  const contact = { ...defaultPark.contact, email: 'park@example.com', phone: '+48 600 700 800' };
  const reached = legalFacts({ ...defaultPark, contact }, 'Cable Park');
  expect(words(pl.privacy(reached))).toContain('zadzwoń: park@example.com, +48 600 700 800.');
  expect(words(en.privacy(reached))).toContain('call: park@example.com, +48 600 700 800.');
});

test('A limit of an hour and a half is written as Polish writes it', () => {
  const policy = { ...facts.policy, cancelFreeHours: 1.5 };
  expect(words(pl.terms({ ...facts, policy }))).toContain('co najmniej 1,5 godziny przed startem');
});

test('Both languages have the same sections', () => {
  for (const text of ['terms', 'privacy'] as const) {
    const [one, other] = [pl[text](facts), en[text](facts)];
    expect(other.sections.map(({ text }) => text.length)).toEqual(
      one.sections.map(({ text }) => text.length),
    );
  }
});
