import { aSlot } from '@cablepark/domain/testing/slot';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planner } from '../i18n/pl/planner.ts';
import { plain, show } from '../testing/render.tsx';
import { useCostWords } from './useCostWords.tsx';

function Question() {
  return useCostWords().toBook('Tor 1', aSlot(), 5500);
}

test.each([
  ['off', 0],
  ['optional', 1],
  ['required', 0],
] as const)(
  'Where paying online is %s, the question says that it can be done later as well: %i time(s)',
  async (online, times) => {
    await show(<Question />, { info: { park: { payments: { online } } }, user: null });
    expect(screen.getByText('Tor 1')).toBeTruthy();
    expect(screen.queryAllByText(plain(planner.payOnlineToo))).toHaveLength(times);
  },
);
