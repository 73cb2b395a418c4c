// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteAround } from '../testing/render.tsx';
import type { FollowedList, ListChange } from './messages.ts';
import { useLiveReading } from './useLiveReading.ts';

const live = vi.hoisted(() => ({ useLive: vi.fn() }));
vi.mock('./useLive.ts', () => live);

const list: FollowedList = { collection: 'Slot', query: {} };
const change: ListChange = { event: 'update', data: [{ id: 1 }] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('What is made of a list is read anew when the list changes, but not while this page changes a slot', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn(async () => 'read');
  const observer = new QueryObserver(queries, { queryKey: ['slots', 'takings'], queryFn });
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  const wrapper = await siteAround({ queries });
  const { unmount } = renderHook(() => useLiveReading({ list, queryKey: ['slots', 'takings'] }), { wrapper });
  const onChange = live.useLive.mock.lastCall?.[1] as (told: ListChange) => void;
  const reads = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return queryFn.mock.calls.length;
  };
  expect(live.useLive.mock.lastCall?.[0]).toEqual({ ...list, rows: false });
  expect(await reads(10)).toBe(1);

  onChange(change);
  expect(await reads(10)).toBe(2);

  const booking = Promise.withResolvers<void>();
  const running = queries
    .getMutationCache()
    .build(queries, { mutationKey: ['pending', 'slots'], mutationFn: () => booking.promise })
    .execute([1] as never);
  onChange(change);
  expect(await reads(5_000)).toBe(2);
  booking.resolve();
  await running;
  expect(await reads(300)).toBe(3);

  unmount();
  onChange(change);
  expect(await reads(5_000)).toBe(3);
  unsubscribe();
});
