import { NetworkError } from './errors.ts';
import type { Refresh } from './refresh.ts';

/** Refreshes the visit's tokens. Visitors never do: the code comes with what pages need that talk to the server. */
export const refreshTokens: Refresh = async (staleAccessToken) => {
  const { refreshVisit } = await import('./refresh.ts').catch((cause: unknown) => {
    throw new NetworkError({ cause });
  });
  return refreshVisit(staleAccessToken);
};
