import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Renewing } from './Renewing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const renew = vi.fn();
  const isBusy = vi.fn(() => false);
  const renewing = new Renewing({ renew, isBusy, nowMs: () => performance.now(), everyMs: 1_000 });
  return { renew, isBusy, renewing };
}

test('The first change is read at once, and all of the second after it together', () => {
  const { renew, renewing } = setUp();
  renewing.ask();
  renewing.ask();
  vi.advanceTimersByTime(0);
  expect(renew).toHaveBeenCalledTimes(1);
  renewing.ask();
  vi.advanceTimersByTime(600);
  renewing.ask();
  vi.advanceTimersByTime(399);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(renew).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('What is being read or changed is not disturbed, and read afterwards', () => {
  const { renew, isBusy, renewing } = setUp();
  isBusy.mockReturnValue(true);
  renewing.ask();
  vi.advanceTimersByTime(5_000);
  expect(renew).not.toHaveBeenCalled();
  isBusy.mockReturnValue(false);
  vi.advanceTimersByTime(300);
  expect(renew).toHaveBeenCalledOnce();
});

test('A page that is left reads nothing more', () => {
  const { renew, renewing } = setUp();
  renewing.ask();
  renewing.stop();
  vi.advanceTimersByTime(5_000);
  expect(renew).not.toHaveBeenCalled();
});
