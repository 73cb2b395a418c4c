import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { countOthersChanges } from './othersChanges.ts';

const free = aSlot({ id: 1, rider: null });
const mine = aSlot({ id: 2, rider: 'me' });
const others = aSlot({ id: 3, rider: 'other' });
const before = [free, mine, others];

test('What others take and give back is counted; one’s own, and what only comes or goes, is not', () => {
  const after = [
    { ...free, rider: 'other' },
    { ...mine, rider: null },
    { ...others, rider: null },
    aSlot({ id: 4, rider: 'other' }),
  ];
  expect(countOthersChanges(before, after, 'me')).toEqual({ taken: 1, freed: 1 });
  expect(countOthersChanges(before, [{ ...free, rider: 'me' }, mine], 'me')).toEqual({ taken: 0, freed: 0 });
  expect(countOthersChanges(before, before, null)).toEqual({ taken: 0, freed: 0 });
});
