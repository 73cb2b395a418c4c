import type { Actor } from '@cablepark/domain/booking.rules';
import { ParkError } from '@cablepark/domain/errors';
import { type Action, may } from '@cablepark/domain/roles';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. Set by `plugins/session.ts` from the bearer token. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The route ignores whatever bearer header comes along (login, refresh, logout). */
    ignoresBearer?: boolean;
  }
}

/** The logged-in account. @throws INVALID_CREDENTIALS (401) for visitors. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new ParkError('INVALID_CREDENTIALS');
  return request.actor;
}

/** The account, if its role may do this. @throws FORBIDDEN (403), for visitors too: no 401-retry is set off (WIRE.md). */
export function requireRight(request: FastifyRequest, action: Action): Actor {
  if (!request.actor || !may(request.actor.role, action)) throw new ParkError('FORBIDDEN');
  return request.actor;
}
