import type { AccountPatchBody } from '@cablepark/contract/accounts/accounts.schema';
import { changesLogIn } from '@cablepark/domain/accounts/account-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestsExceeded } from '../../http/requests-exceeded.ts';
import { limits } from './limits.ts';

interface Limit {
  max: number;
  timeWindow: string;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The hook that limits changes of an e-mail address or a password on any route, by IP address and by account.
 * It runs after body parsing, because only the body shows the change. @throws REQUESTS_EXCEEDED
 */
export function limitLogInChanges(app: FastifyInstance): Hook {
  const counts = [limitHook(app, limits.changeLogIn), limitPerAccount(app, limits.changeLogIn)];
  return async (request, reply) => {
    if (!request.actor || !changesLogIn(request.body as AccountPatchBody)) return;
    for (const count of counts) await count(request, reply);
  };
}

/** The hook that limits calls of an account, which may use many IP addresses. @throws REQUESTS_EXCEEDED */
export function limitPerAccount(app: FastifyInstance, limit: Limit): Hook {
  return limitHook(app, { ...limit, keyGenerator: ({ actor }: FastifyRequest) => actor?.id ?? '' });
}

function limitHook(app: FastifyInstance, limit: Parameters<FastifyInstance['createRateLimit']>[0]): Hook {
  // RATE_LIMITS=off
  if (!app.hasDecorator('createRateLimit')) return async () => undefined;
  const count = app.createRateLimit(limit);
  return async (request, reply) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw requestsExceeded(result);
  };
}
