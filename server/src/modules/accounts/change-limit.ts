import type { AccountPatchBody } from '@cablepark/contract/accounts';
import { changesLogIn } from '@cablepark/domain/accounts/account-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestsExceeded } from '../../http/security.ts';
import { limits } from './limits.ts';

/**
 * The hook that counts changes of an e-mail address or a password, whichever route they take: for the address that calls and
 * for the account that asks. It runs after the body is read, for only the body tells. @throws REQUESTS_EXCEEDED
 */
export function limitLogInChanges(app: FastifyInstance) {
  // RATE_LIMITS=off
  if (!app.hasDecorator('createRateLimit')) return async () => undefined;
  const counts = [
    app.createRateLimit(limits.changeLogIn),
    app.createRateLimit({ ...limits.changeLogIn, keyGenerator: ({ actor }) => actor?.id ?? '' }),
  ];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.actor || !changesLogIn(request.body as AccountPatchBody)) return;
    for (const count of counts) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw requestsExceeded(counted);
    }
  };
}
