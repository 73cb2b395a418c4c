import type { Decision } from '../decision.ts';

/** How often one session may renew its token. The site renews every quarter of an hour, an API client at each start. */
export const renewalBudget = { perMinute: 10, perHour: 60 } as const;
/** How many tokens of one session are valid at a time. Tabs that renew at the same time have one each. */
export const mostLivingTokens = 5;

/** The tokens that the session has issued, besides the token of this exchange. */
export interface RenewalFacts {
  /** Tokens issued within the last minute, and within the last hour. */
  inMinute: number;
  inHour: number;
  /** Valid tokens so recent that a tab may still be waiting for one of them. */
  young: number;
}

/** May a valid refresh token be exchanged now? Unlimited renewals would fill the database with tokens. */
export function decideRenewal({ inMinute, inHour, young }: RenewalFacts): Decision {
  if (inMinute >= renewalBudget.perMinute || inHour >= renewalBudget.perHour) return 'REQUESTS_EXCEEDED';
  return young >= mostLivingTokens ? 'REQUESTS_EXCEEDED' : 'ok';
}
