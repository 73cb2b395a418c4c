import { expect, test } from 'vitest';
import { changeSection, moveSection, putBack } from './sectionEdits.ts';

const section = (name: string) => ({ heading: { pl: name, en: '' }, text: { pl: '', en: '' } });
const [a, b, c] = [section('a'), section('b'), section('c')];

test('A section is changed, moved, and put back where it was', () => {
  expect(changeSection([a, b], 1, { text: { pl: 'x', en: '' } })).toEqual([
    a,
    { ...b, text: { pl: 'x', en: '' } },
  ]);
  expect(moveSection([a, b, c], 0, 1)).toEqual([b, a, c]);
  expect(moveSection([a, b, c], 2, -1)).toEqual([a, c, b]);
  expect(putBack([a, c], b, 1)).toEqual([a, b, c]);
  expect(putBack([], b, 3)).toEqual([b]);
});
