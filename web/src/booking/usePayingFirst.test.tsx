// @vitest-environment happy-dom
import { type OnlineWay, onlineWays } from '@cablepark/domain/park/online-policy';
import { aSlot } from '@cablepark/domain/testing/slot';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteAround } from '../testing/render.tsx';
import { readHeld } from './api/readHeld.ts';
import { usePayingFirst } from './usePayingFirst.ts';

vi.mock('./api/readHeld.ts', () => ({ readHeld: vi.fn() }));

/** A page that loaded while the park used this payment policy. */
async function areHeld(online: OnlineWay, role: 'User' | 'Manager' = 'User') {
  const wrapper = await siteAround({
    info: { park: { payments: { online, afterNoShows: false } }, features: ['checkouts'] },
    user: { id: 'me', role },
  });
  const { result } = renderHook(() => usePayingFirst(), { wrapper });
  return await result.current.areHeld([7]);
}

test.each(onlineWays)(
  'Of a page that says "%s" the server knows better whether a slot that was booked waits to be paid',
  async (online) => {
    vi.mocked(readHeld).mockResolvedValue([aSlot({ id: 7 })]);
    expect(await areHeld(online)).toBe(true);
    vi.mocked(readHeld).mockResolvedValue([aSlot({ id: 8 })]);
    expect(await areHeld(online)).toBe(false);
  },
);

test('Where the server gives no answer, what the page says counts', async () => {
  vi.mocked(readHeld).mockRejectedValue(new Error('away'));
  expect([await areHeld('required'), await areHeld('optional')]).toEqual([true, false]);
});

test('Staff who ride are not asked', async () => {
  vi.mocked(readHeld).mockClear();
  expect(await areHeld('required', 'Manager')).toBe(false);
  expect(readHeld).not.toHaveBeenCalled();
});
