// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Follower } from './LiveClient.ts';
import type { FollowedList } from './messages.ts';
import { useLive } from './useLive.ts';

const parts = vi.hoisted(() => ({
  auth: { user: null as { id: string } | null, loading: false },
  client: { showTo: vi.fn(), follow: vi.fn() },
  stop: vi.fn(),
}));
vi.mock('../session/AuthProvider.tsx', () => ({ useAuth: () => parts.auth }));
vi.mock('./pageClient.ts', () => ({ pageClient: () => parts.client }));

const slots: FollowedList = { collection: 'Slot', query: {} };
const events: FollowedList = { collection: 'Event', query: {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  parts.auth = { user: null, loading: false };
  parts.client.follow.mockReturnValue(parts.stop);
});
afterEach(() => {
  vi.useRealTimers();
});

const follower = () => parts.client.follow.mock.lastCall?.[0] as Follower;

function follow(list: FollowedList | null) {
  const onChange = vi.fn();
  const hook = renderHook((each: FollowedList | null) => useLive(each, onChange), { initialProps: list });
  return { ...hook, onChange };
}

test('Nothing is followed before it is known whose page it is, and then as them', () => {
  parts.auth = { user: null, loading: true };
  const { rerender } = follow(slots);
  vi.advanceTimersByTime(60_000);
  expect(parts.client.follow).not.toHaveBeenCalled();
  parts.auth = { user: { id: 'me' }, loading: false };
  rerender(slots);
  vi.advanceTimersByTime(200);
  expect(parts.client.showTo).toHaveBeenCalledWith('me');
  expect(follower().list).toEqual(slots);
});

test('Pages that are turned fast are not followed, and the same list is followed once', () => {
  const { rerender } = follow(slots);
  rerender(events);
  rerender(null);
  rerender(events);
  vi.advanceTimersByTime(200);
  rerender({ ...events });
  vi.advanceTimersByTime(200);
  expect(parts.client.follow).toHaveBeenCalledOnce();
  expect(follower().list).toEqual(events);
});

test('How things stand is told while the page shows the list, and forgotten with it', () => {
  const { result, rerender, onChange, unmount } = follow(slots);
  expect(result.current).toEqual({ mode: 'waiting', heardAt: null });
  vi.advanceTimersByTime(200);
  act(() => follower().onMode('live', 5));
  expect(result.current).toEqual({ mode: 'live', heardAt: 5 });
  follower().onChange({ event: 'delete', data: [1] });
  expect(onChange).toHaveBeenCalledWith({ event: 'delete', data: [1] });
  rerender(events);
  expect(parts.stop).toHaveBeenCalledOnce();
  expect(result.current.mode).toBe('waiting');
  vi.advanceTimersByTime(200);
  unmount();
  expect(parts.stop).toHaveBeenCalledTimes(2);
});
