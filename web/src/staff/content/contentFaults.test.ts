import { defaultContents } from '@cablepark/domain/content/defaults';
import { expect, test } from 'vitest';
import { readContentDraft } from './contentFaults.ts';

const section = (pl: string) => ({ heading: { pl: '', en: '' }, text: { pl, en: '' }, picture: null });
const faultsOf = (...texts: string[]) => {
  const read = readContentDraft('bar', { ...defaultContents.bar, sections: texts.map(section) });
  return 'faults' in read ? Object.fromEntries(read.faults) : {};
};

test('Each text says what is wrong with it: too long, of too many lines, or odd', () => {
  expect(faultsOf('x'.repeat(5001), 'a\n'.repeat(201), '\u202e', 'a\n'.repeat(200))).toEqual({
    'sections.0.text.pl': { kind: 'tooLong', most: 5000 },
    'sections.1.text.pl': { kind: 'tooManyLines' },
    'sections.2.text.pl': { kind: 'wrong' },
  });
});

test('Of a text that is too long in both ways its length is told', () => {
  expect(faultsOf('a\n'.repeat(3000))).toEqual({ 'sections.0.text.pl': { kind: 'tooLong', most: 5000 } });
});
