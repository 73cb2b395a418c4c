import type { tokensAnswer } from '@cablepark/contract/accounts/accounts';

/** Types of the wire's schemas; the schemas stay on the server, so that the browser need not load them. */
export type TokensAnswer = ReturnType<(typeof tokensAnswer)['parse']>;
export type { UserRow } from '@cablepark/contract/accounts/accounts';
