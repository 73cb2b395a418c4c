import { afterEach, expect, test, vi } from 'vitest';
import { previewGivingBack } from './giveBack.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    { back: 'money', amount: 35 },
    { back: 'money', amount: 3500 },
  ],
  [
    { back: 'money', amount: 0 },
    { back: 'before', amount: 0 },
  ],
  [
    { back: 'money', amount: null },
    { back: 'unsure', amount: 0 },
  ],
  [
    { back: 'ride', amount: null },
    { back: 'ride', amount: 0 },
  ],
  [
    { back: 'nothing', amount: null },
    { back: 'nothing', amount: 0 },
  ],
])('Of a paid slot, %o comes back as %o', async (answer, told) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { slot: 7, late: false, ...answer } }));
  expect(await previewGivingBack(7)).toEqual(told);
});
