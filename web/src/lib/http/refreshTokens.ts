import { arrived } from './arrived.ts';
import type { Refresh } from './refresh.ts';

/** Refreshes the visit's tokens. Visitors never do: the code comes with what pages need that talk to the server. */
export const refreshTokens: Refresh = async (staleAccessToken) => {
  const { refreshVisit } = await arrived(import('./refresh.ts'));
  return refreshVisit(staleAccessToken);
};
