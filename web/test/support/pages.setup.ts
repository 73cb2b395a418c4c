import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { leavePage } from './openSite.tsx';

// Longer than a busy machine needs; what comes at once ends the wait. The whole page in an error would hide what failed.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message) => new Error((message ?? 'Nothing found.').split('\n\n', 1)[0]),
});

afterEach(leavePage);
