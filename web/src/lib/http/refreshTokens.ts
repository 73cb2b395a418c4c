import { arrived } from './arrived.ts';
import type { Refresh } from './refresh.ts';

/** Refreshes the visit's tokens. Visitors never need it: the code loads with pages that talk to the server. */
export const refreshTokens: Refresh = async (staleAccessToken) => {
  const { refreshVisit } = await arrived(import('./refresh.ts'));
  return refreshVisit(staleAccessToken);
};
