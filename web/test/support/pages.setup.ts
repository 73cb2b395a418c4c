import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { failOnComplaints } from './complaints.ts';
import { leavePage } from './openSite.tsx';

configure({
  // Longer than a busy machine needs; what comes at once ends the wait.
  asyncUtilTimeout: 15_000,
  // As in a browser. Inside `act`, React 19 never goes on with a transition that waited for code (it keeps act's queue).
  eventWrapper: (fire) => fire(),
  // The whole page's markup in an error would hide what failed; its text says what was there instead.
  getElementError: (message) =>
    new Error(`${(message ?? 'Nothing found.').split('\n\n', 1)[0]} The page says: ${shownText()}`),
});

failOnComplaints();
afterEach(leavePage);
// Files share what they have loaded: what one is still loading would fail as its DOM goes, and stay failed for the next.
afterAll(() => vi.dynamicImportSettled());

/** The beginning of an open dialog's text, or of the page's. */
function shownText(): string {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  return (shown.textContent ?? '').replace(/\s+/g, ' ').slice(0, 400);
}
