import { aClosure } from '@cablepark/domain/testing/closure';
import { at, zone } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { closureWords } from './closureWords.ts';

const now = at('2026-07-04T12:30:00Z');
const plain = (text: string) => text.replace(/\s/g, ' ');
const words = {
  pl: closureWords({ language: 'pl', now, zone }),
  en: closureWords({ language: 'en', now, zone }),
};

test.each([
  ['until a time today', {}, 'Tor 2 zamknięty do 16:00 – wiatr', 'Tor 2 closed until 16:00 – wind'],
  ['for now', { isForNow: true }, 'Tor 2 na razie zamknięty – wiatr', 'Tor 2 closed for now – wind'],
  [
    'for the rest of the day',
    { until: at('2026-07-04T22:00:00Z') },
    'Tor 2 zamknięty do końca dnia – wiatr',
    'Tor 2 closed for the rest of the day – wind',
  ],
  [
    'for days, to a midnight',
    { until: at('2026-07-05T22:00:00Z') },
    'Tor 2 zamknięty do końca dnia: niedz 5 lip – wiatr',
    'Tor 2 closed until the end of Sun 5 Jul – wind',
  ],
  [
    'for days',
    { until: at('2026-07-06T08:00:00Z') },
    'Tor 2 zamknięty do pon 6 lip, 10:00 – wiatr',
    'Tor 2 closed until Mon 6 Jul, 10:00 – wind',
  ],
  [
    'later',
    { from: at('2026-07-04T13:00:00Z'), reason: 'other' },
    'Tor 2 zamknięty od 15:00 do 16:00',
    'Tor 2 closed from 15:00 until 16:00',
  ],
] as const)('A closure %s', (_what, differs, pl, en) => {
  const closure = aClosure(differs);
  expect([words.pl.line(closure, 'Tor 2'), words.en.line(closure, 'Tor 2')].map(plain)).toEqual([pl, en]);
});

test('Without the name, and on a slot', () => {
  expect(plain(words.pl.line(aClosure(), null))).toBe('Zamknięty do 16:00 – wiatr');
  expect(plain(words.pl.slotAloud(aClosure()))).toBe('wiatr, do 16:00');
  expect(words.pl.slot(aClosure({ reason: 'other' }))).toBe('zamknięty');
});

test('The park’s line is read in the reader’s language where it has two', () => {
  expect(words.en.note({ note: 'Wieje', noteEn: 'Windy' })).toBe('Windy');
  expect(words.en.note({ note: 'Wieje', noteEn: null })).toBe('Wieje');
  expect(words.pl.note({ note: null, noteEn: 'Windy' })).toBe('Windy');
  expect(words.pl.note({ note: null, noteEn: null })).toBeNull();
});
