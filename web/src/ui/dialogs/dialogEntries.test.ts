// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterDialog } from './dialogEntries.ts';

const heard = vi.fn();
/** Performs the requested step: a browser does it some milliseconds later. */
let makeStep: () => void;

// As public/boot.js does, before the router.
addEventListener('popstate', (event) => window.onPendingStep?.(event));

beforeEach(async () => {
  history.pushState({ key: 'page' }, '', '/myAccount/move?slot=1');
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementation((delta) => {
    makeStep = () => go(delta);
  });
  const leave = enterDialog(() => {});
  await vi.waitUntil(() => (history.state as { dialogs?: number } | null)?.dialogs === 1);
  leave();
  addEventListener('popstate', heard);
});
afterEach(() => {
  removeEventListener('popstate', heard);
  vi.restoreAllMocks();
  heard.mockClear();
});

test('A closed dialog leaves its entry', () => {
  makeStep();
  expect(history.state).toEqual({ key: 'page' });
  expect(heard).toHaveBeenCalledOnce();
});

test.each(['pushState', 'replaceState'] as const)(
  'What is tapped before the entry is left stands, by %s, and the router hears of no step',
  (method) => {
    history[method]({ key: 'day' }, '', '/myAccount/move?slot=1&day=2026-07-04');
    makeStep();
    // If a browser counts the step from the new entry, it leads to the dialog's entry, and one more step leaves that.
    if (method === 'pushState') makeStep();
    expect([location.search, history.state]).toEqual(['?slot=1&day=2026-07-04', { key: 'day' }]);
    expect(heard).not.toHaveBeenCalled();
    // From then on the browser's own functions change the address.
    expect(Object.hasOwn(history, method)).toBe(false);
  },
);
