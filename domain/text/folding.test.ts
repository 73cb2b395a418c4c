import { expect, test } from 'vitest';
import { folded } from './folding.ts';

test.each([
  ['Żółkowska', 'zolkowska'],
  ['ĄĆĘŁŃÓŚŹŻ', 'acelnoszz'],
  ['Zoë Müller-Lüdenscheidt', 'zoe muller-ludenscheidt'],
  ['Großmann Ørsted Đorđe', 'grossmann orsted dorde'],
  ['Zo\u0308e', 'zoe'],
  ['Олена', 'олена'],
])('%s is searched as %s', (text, plain) => {
  expect(folded(text)).toBe(plain);
});
