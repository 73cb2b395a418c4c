import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Action, may, type Role } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. Set from the bearer token by the session hook of `modules/accounts`. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The least role that may call; absent where everybody may. */
    least?: Role;
  }
}

/** The logged-in account. @throws INVALID_CREDENTIALS (401) for visitors. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new ParkError('INVALID_CREDENTIALS');
  return request.actor;
}

/** The logged-in account. @throws FORBIDDEN (403) for visitors who would write: no 401-retry is set off (WIRE.md). */
export function requireWriter(request: FastifyRequest): Actor {
  if (!request.actor) throw new ParkError('FORBIDDEN');
  return request.actor;
}

/**
 * A route's guard, to run before its body is even looked at: nobody learns from a validation error what they may not do.
 * @throws FORBIDDEN (403) below the action's least role, for visitors too: no 401-retry is set off (WIRE.md).
 */
export function requirePermission(action: Action) {
  return {
    config: { least: leastRole(action) },
    preValidation: async (request: FastifyRequest): Promise<void> => {
      if (!may(request.actor?.role ?? null, action)) throw new ParkError('FORBIDDEN');
    },
  };
}

/** For the documentation; the guard asks `may`. */
function leastRole(action: Action): Role {
  return roles.find((role) => may(role, action)) ?? 'Admin';
}
