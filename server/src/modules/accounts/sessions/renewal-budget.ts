import { decideRenewal, mostLivingTokens, renewalBudget } from '@cablepark/domain/accounts/session-rules';
import { enforce } from '@cablepark/domain/decision';
import type { Db } from '../../../db/store.ts';
import { requestsExceeded } from '../../../http/requests-exceeded.ts';
import { countTokens, findLivingTokens, retireTokens } from './sessions.store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Checks whether a login may get one more token, and retires the oldest if it has too many because answers were lost.
 * The exchanged token is marked already, and the account is locked.
 * @param youngSince keeps tokens issued since then: a tab may not have received them yet. @throws REQUESTS_EXCEEDED
 */
export async function spendRenewal(
  db: Db,
  family: string,
  { nowMs, youngSince }: { nowMs: number; youngSince: number },
): Promise<void> {
  const liveTokens = await findLivingTokens(db, family, { nowMs, most: mostLivingTokens });
  const facts = {
    inMinute: await countTokens(db, family, nowMs - minuteMs),
    inHour: await countTokens(db, family, nowMs - hourMs),
    young: liveTokens.filter(({ created_at }) => created_at >= youngSince).length,
  };
  enforce(decideRenewal(facts), ({ code }) =>
    code === 'REQUESTS_EXCEEDED'
      ? requestsExceeded({ max: renewalBudget.perMinute, ttl: minuteMs })
      : undefined,
  );
  const keptHashes = liveTokens.slice(0, mostLivingTokens - 1).map(({ token_hash }) => token_hash);
  if (liveTokens.length === mostLivingTokens) await retireTokens(db, family, { nowMs, kept: keptHashes });
}
