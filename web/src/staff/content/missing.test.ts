import { expect, test } from 'vitest';
import { missingTexts } from './missing.ts';

test.each([
  ['nothing', {}, { pl: 0, en: 0 }],
  ['an empty text in both languages', { title: { pl: '', en: '' } }, { pl: 0, en: 0 }],
  ['a text in both', { title: { pl: 'Tor', en: 'Track' } }, { pl: 0, en: 0 }],
  [
    'lists, and texts in texts',
    { scenes: [{ title: { pl: 'Tor', en: '' } }, { action: { label: { pl: '', en: 'Book' } } }], none: null },
    { pl: 1, en: 1 },
  ],
])('Of %s what stands in one language alone is counted', (_what, content, missing) => {
  expect(missingTexts(content)).toEqual(missing);
});
