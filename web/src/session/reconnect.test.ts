import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnect } from './reconnect.ts';
import type { AuthState } from './session.ts';

const known: AuthState = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  unreached: false,
};
const unreached: AuthState = { ...known, unreached: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The time of the fake timers. */
const nowMs = () => vi.getMockedSystemTime()?.valueOf() ?? 0;

/** A session whose starts end as the test says, with triggers that the test fires. */
function setUp(first: AuthState) {
  const starts: number[] = [];
  const began = nowMs();
  let result = first;
  let tell = (_state: AuthState) => {};
  let trigger = () => {};
  const stop = reconnect(
    {
      follow: (listener) => {
        tell = listener;
        listener(first);
        return () => {
          tell = () => {};
        };
      },
      start: async () => {
        starts.push((nowMs() - began) / 1000);
        tell(result);
      },
    },
    (listener) => {
      trigger = listener;
      return () => {
        trigger = () => {};
      };
    },
  );
  return {
    starts,
    stop,
    trigger: () => trigger(),
    tell: (state: AuthState) => tell(state),
    answerWith: (state: AuthState) => {
      result = state;
    },
  };
}

test('A park that cannot be reached is asked again after pauses that grow to a minute', async () => {
  const { starts } = setUp(unreached);
  await vi.advanceTimersByTimeAsync(190_000);
  expect(starts).toEqual([2, 6, 14, 30, 62, 122, 182]);
});

test('A network or a visitor that comes back is a reason to ask at once', async () => {
  const { starts, trigger } = setUp(unreached);
  await vi.advanceTimersByTimeAsync(500);
  trigger();
  expect(starts).toEqual([0.5]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(starts).toEqual([0.5, 4.5]);
});

test('Nothing is asked once the park has answered, and the next trouble begins with a short pause', async () => {
  const { starts, trigger, tell, answerWith } = setUp(unreached);
  await vi.advanceTimersByTimeAsync(6_000);
  answerWith(known);
  trigger();
  await vi.advanceTimersByTimeAsync(300_000);
  trigger();
  expect(starts).toEqual([2, 6, 6]);
  tell(unreached);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(starts.at(-1)).toBe(308);
});

test('A change beside it, as of an error that was read, does not put the next try off', async () => {
  const { starts, tell } = setUp(unreached);
  await vi.advanceTimersByTimeAsync(1_900);
  tell({ ...unreached, error: null });
  await vi.advanceTimersByTimeAsync(100);
  expect(starts).toEqual([2]);
});

test('A page that is left asks no more', async () => {
  const { starts, stop, trigger } = setUp(unreached);
  stop();
  trigger();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(starts).toEqual([]);
});
