import type { errors as pl } from '../pl/errors.ts';

export const errors: typeof pl = {
  // The server's own messages are English (SPEC.md §8), so they are shown as they are.
  byCode: {},
  network: 'Network error: Unable to connect to the server',
  unexpected: 'Unexpected error, try again later.',
  startServer: (message: string) => `Server error: ${message}`,
  startNetwork: 'Network error',
  startUnexpected: 'Unexpected error',
};
