import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Action, may, type Role } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor; null for a visitor. The session hook of `modules/accounts` sets it from the bearer token. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The least role for the call; absent where everybody may call. */
    least?: Role;
  }
}

/** The logged-in account. @throws INVALID_CREDENTIALS (401) for visitors. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new ParkError('INVALID_CREDENTIALS');
  return request.actor;
}

/** The logged-in account. @throws FORBIDDEN (403) for visitors who write, which triggers no retry as 401 does (WIRE.md) */
export function requireWriter(request: FastifyRequest): Actor {
  if (!request.actor) throw new ParkError('FORBIDDEN');
  return request.actor;
}

/**
 * A route's guard. It runs before the body is parsed: a validation error must not reveal anything about forbidden calls.
 * @throws FORBIDDEN (403) below the action's least role, for visitors too, which triggers no retry as 401 does (WIRE.md)
 */
export function requirePermission(action: Action) {
  return {
    config: { least: leastRole(action) },
    preValidation: async (request: FastifyRequest): Promise<void> => {
      if (!may(request.actor?.role ?? null, action)) throw new ParkError('FORBIDDEN');
    },
  };
}

/** For the documentation; the guard calls `may`. */
function leastRole(action: Action): Role {
  return roles.find((role) => may(role, action)) ?? 'Admin';
}
