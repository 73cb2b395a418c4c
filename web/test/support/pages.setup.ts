import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { failOnComplaints } from './complaints.ts';
import { leavePage } from './openSite.tsx';

configure({
  // Longer than a busy machine needs; what comes at once ends the wait.
  asyncUtilTimeout: 15_000,
  // The whole page in an error would hide what failed.
  getElementError: (message) => new Error((message ?? 'Nothing found.').split('\n\n', 1)[0]),
});

failOnComplaints();
afterEach(leavePage);
// Files share what they have loaded: what one is still loading would fail as its DOM goes, and stay failed for the next.
afterAll(() => vi.dynamicImportSettled());
