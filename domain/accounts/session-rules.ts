import type { Decision } from '../decision.ts';

/** How often one log-in may renew its session. The site does so every quarter of an hour, a program at each of its starts. */
export const renewalBudget = { perMinute: 10, perHour: 60 } as const;
/** So many tokens of one log-in can be exchanged at a time. Tabs that renew it together hold one each. */
export const mostLivingTokens = 5;

/** What a log-in has given out already, besides the token that is being exchanged. */
export interface RenewalFacts {
  /** Tokens given out within the last minute, and within the last hour. */
  inMinute: number;
  inHour: number;
  /** Tokens that can be exchanged and were given out so lately that a tab may still be waiting for one of them. */
  young: number;
}

/** May a good refresh token be exchanged now? A session that is renewed without end fills the database with tokens. */
export function decideRenewal({ inMinute, inHour, young }: RenewalFacts): Decision {
  if (inMinute >= renewalBudget.perMinute || inHour >= renewalBudget.perHour) return 'REQUESTS_EXCEEDED';
  return young >= mostLivingTokens ? 'REQUESTS_EXCEEDED' : 'ok';
}
