import { aSlot, at, other } from '@cablepark/domain/testing/slot';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planner as t } from '../../i18n/pl/planner.ts';
import { plain, siteAround } from '../../testing/render.tsx';
import { useOthersChanges } from './useOthersChanges.ts';

const day = Temporal.PlainDate.from('2026-07-04');
const slots = [7, 8, 9].map((hour) =>
  aSlot({ id: hour, rider: null, start: at(`2026-07-04T0${hour}:00:00Z`) }),
);
const taken = slots.map((slot) => ({ ...slot, rider: other }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function turnedOn(shown: Temporal.PlainDate) {
  const wrapper = await siteAround();
  const { result, rerender } = renderHook(
    (open: Temporal.PlainDate) => useOthersChanges({ day: open, me: null, zone: 'Europe/Warsaw' }),
    { wrapper, initialProps: shown },
  );
  const said = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return plain(result.current.announcement);
  };
  return { result, rerender, said };
}

test('What others do within four seconds is one sentence', async () => {
  const { result, said } = await turnedOn(day);
  result.current.note(slots, taken.slice(0, 1));
  expect(await said(3_000)).toBe('');
  result.current.note(slots, taken.slice(1));
  expect(await said(1_000)).toBe(plain(t.othersTook(3)));
  result.current.note(taken, slots.slice(0, 2));
  expect(await said(3_999)).toBe(plain(t.othersTook(3)));
  expect(await said(1)).toBe(plain(t.othersFreed(2)));
});

test('Of other days nothing is said, nor of the one before where another is opened', async () => {
  const { result, rerender, said } = await turnedOn(day);
  result.current.note(slots, taken);
  rerender(day.add({ days: 1 }));
  expect(await said(10_000)).toBe('');
  result.current.note(slots, taken);
  expect(await said(10_000)).toBe('');
});
