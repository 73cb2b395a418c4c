import { expect, test } from 'vitest';
import { defaultContent, mergeContent } from '../park/content.ts';
import { defaultPrices } from '../prices/default-prices.ts';
import { noPrices, withSlotPrice } from '../prices/slot-price.ts';
import { blocksOf } from '../words/markdown.ts';
import { type LegalPage, legalPage } from './legal.schema.ts';
import { legalFacts } from './legal-facts.ts';
import { legalNames, ourLegal } from './our-legal.ts';

const facts = legalFacts(defaultContent, false, defaultPrices);
const said = ({ sections }: LegalPage, language: 'pl' | 'en') =>
  sections.map(({ text }) => text[language]).join(' ');

test('The limits of cancelling and of children are those of the park', () => {
  const terms = ourLegal('terms', facts);
  expect(said(terms, 'en')).toMatch(/up to 1 hour before.*up to 6 hours before/s);
  expect(said(terms, 'pl')).toMatch(
    /najpóźniej 1 godzinę przed startem.*co najmniej 6 godzin przed startem/s,
  );
  const limits = { cancelClosesMinutes: 90, cancelFreeHours: 22, guardianUpToAge: 15 };
  const policy = { ...defaultContent.policy, ...limits };
  const other = said(ourLegal('terms', { ...facts, policy }), 'pl');
  expect(other).toMatch(/90 minut przed.*22 godziny przed.*do 15 lat/s);
  const half = { ...policy, cancelFreeHours: 1.5 };
  expect(said(ourLegal('terms', { ...facts, policy: half }), 'pl')).toContain(
    'co najmniej 1,5 godziny przed',
  );
});

test('A company that the park has not named is not made up', () => {
  expect(facts.operator).toBeNull();
  expect(said(ourLegal('terms', facts), 'pl')).not.toContain('Park prowadzi');
  const operator = { name: 'Wyciąg sp. z o.o.', taxId: '1234563218', address: 'Plażowa 1\n00-000 Wieś' };
  const named = legalFacts(mergeContent(defaultContent, { operator }), false, defaultPrices);
  const line = 'Wyciąg sp. z o.o., Plażowa 1, 00-000 Wieś, NIP 1234563218';
  expect(said(ourLegal('terms', named), 'pl')).toContain(`Park prowadzi: ${line}.`);
  expect(said(ourLegal('privacy', named), 'en')).toContain(line);
});

test('Who answers for the data is reached where the park can be reached', () => {
  expect(said(ourLegal('privacy', facts), 'pl')).toContain('na stronie [Kontakt](/contact)');
  const contact = { email: 'park@example.com', phone: '+48 600 700 800' };
  const reached = ourLegal(
    'privacy',
    legalFacts(mergeContent(defaultContent, { contact }), false, defaultPrices),
  );
  expect(said(reached, 'pl')).toContain('zadzwoń: park@example.com, +48 600 700 800.');
  expect(said(reached, 'en')).toContain('call: park@example.com, +48 600 700 800.');
});

test.each([
  ['pl', 'nie korzysta teraz z narzędzi', 'Ustawienia cookie'],
  ['en', 'uses no tool that counts visits', 'Cookie settings'],
] as const)('Counting and the map are told of where there are any: %s', (language, none, settings) => {
  const told = (uses: { analytics: boolean; map: boolean }) => {
    const page = said(ourLegal('privacy', { ...facts, ...uses }), language);
    return ['Google Analytics', 'OpenStreetMap', none, settings].filter((words) => page.includes(words));
  };
  expect(told({ analytics: false, map: false })).toEqual([none]);
  expect(told({ analytics: true, map: false })).toEqual(['Google Analytics', settings]);
  expect(told({ analytics: false, map: true })).toEqual(['OpenStreetMap', none, settings]);
  expect(told({ analytics: true, map: true })).toEqual(['Google Analytics', 'OpenStreetMap', settings]);
});

test.each([
  ['pl', 'Operator, u którego płacisz online'],
  ['en', 'The provider with whom you pay online'],
] as const)('Who takes the money online is told of where one can pay so: %s', (language, words) => {
  expect(said(ourLegal('privacy', facts), language)).not.toContain(words);
  expect(said(ourLegal('privacy', { ...facts, online: 'optional' }), language)).toContain(words);
});

test('How one pays, and what comes back, is as the park has it', () => {
  expect(facts.online).toBe('off');
  expect(said(ourLegal('terms', facts), 'pl')).not.toMatch(/operatora płatności/);
  expect(said(ourLegal('privacy', facts), 'en')).not.toMatch(/payment provider/);
  const payments = { online: 'required', afterNoShows: false } as const;
  const paid = legalFacts(mergeContent(defaultContent, { payments }), false, defaultPrices);
  expect(said(ourLegal('terms', paid), 'pl')).toMatch(/opłacasz od razu.*pieniądze wracają tą samą drogą/s);
  expect(said(ourLegal('terms', { ...paid, online: 'optional' }), 'en')).toMatch(
    /on site or with a pass.*10 minutes/s,
  );
  expect(said(ourLegal('privacy', paid), 'pl')).toMatch(/numer karty i konta podajesz tylko jemu/);
  expect(said(ourLegal('privacy', paid), 'en')).toMatch(/answers for the payment’s data itself/);
});

test('The terms name passes and gear only where the price list does, and no way to pay that the park has not said', () => {
  const terms = (sells: typeof facts.sells, language: 'pl' | 'en') =>
    said(ourLegal('terms', { ...facts, sells }), language);
  const all = legalFacts(defaultContent, false, defaultPrices).sells;
  expect(all).toEqual({ passes: true, gear: true });
  expect(terms(all, 'pl')).toMatch(/kosztuje sprzęt.*na miejscu albo karnetem.*Karnet ma tyle/s);
  const none = legalFacts(defaultContent, false, withSlotPrice(noPrices, { weekday: 50, weekend: 60 })).sells;
  expect(none).toEqual({ passes: false, gear: false });
  expect(terms(none, 'pl')).toContain('Za slot płacisz na miejscu.');
  expect(terms(none, 'pl')).not.toMatch(/kosztuje sprzęt|albo karnetem|Karnet ma tyle|gotówk|BLIK/);
  expect(terms(none, 'en')).toContain('You pay on site.');
  expect(terms(none, 'en')).not.toMatch(/What gear costs|or with a pass|A pass covers|in cash|BLIK/);
});

test('A pass that is bought online can be given back, where any is sold so', () => {
  const returning = {
    pl: /karnetu online możesz odstąpić w ciągu 14 dni/,
    en: /withdraw from buying a pass online/,
  };
  for (const language of ['pl', 'en'] as const) {
    expect(said(ourLegal('terms', facts), language)).not.toMatch(returning[language]);
    expect(said(ourLegal('terms', { ...facts, online: 'optional' }), language)).toMatch(returning[language]);
  }
});

test('What the law asks for is there', () => {
  const terms = said(ourLegal('terms', facts), 'pl');
  for (const words of [
    'drogą elektroniczną',
    'aktualna przeglądarka',
    'art. 38 ust. 1 pkt 12',
    'rzecznik konsumentów',
    'Inspekcji Handlowej',
    '14 dni',
  ])
    expect(terms).toContain(words);
  const privacy = said(ourLegal('privacy', facts), 'pl');
  for (const words of [
    'lit. b RODO',
    'lit. b i c RODO',
    'lit. f RODO',
    'osoby bez konta',
    'przypominamy o terminach',
    'serwis powiadomień',
    'kopie zapasowe',
    'Prezesa Urzędu',
  ])
    expect(privacy).toContain(words);
});

test.each(legalNames)(
  'Both languages of %s say the same number of things, in Markdown that reads',
  (name) => {
    const page = ourLegal(name, {
      ...facts,
      operator: 'A*B*C [x](y)',
      contact: 'a_b_c@example.com',
      analytics: true,
      map: true,
    });
    expect(legalPage.parse(page)).toEqual(page);
    for (const { heading, text } of page.sections) {
      expect(heading.en).not.toBe('');
      expect(blocksOf(text.en).length).toBe(blocksOf(text.pl).length);
    }
    const shown = JSON.stringify(page.sections.map(({ text }) => blocksOf(text.pl)));
    expect(shown).toContain('A*B*C [x](y)');
  },
);
