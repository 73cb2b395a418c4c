import type { errors as pl } from '../pl/errors.ts';

export const errors: typeof pl = {
  // The server's own messages are English (SPEC.md §8) and shown as they are, where they say enough.
  byCode: { RECORD_NOT_UNIQUE: 'An account with this e-mail address already exists.' },
  network: 'Network error: Unable to connect to the server',
  unexpected: 'Unexpected error, try again later.',
  startServer: (message: string) => `Server error: ${message}`,
  startNetwork: 'Network error',
  startUnexpected: 'Unexpected error',
  usersFailed: (message: string) => `Failed to fetch users by IDs: ${message}`,
  refreshFailed: (message: string) => `Token refresh failed: ${message}`,
};
