import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseTokenInAddress } from '../../../directus/index.ts';
import type { ServerContext } from '../../../server-context.ts';
import { readAccessToken } from '../secrets/access-token.ts';
import { findActor } from './sessions.store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token family of the requesting session; null for a visitor. */
    sessionFamily: string | null;
  }
  interface FastifyContextConfig {
    /** The route ignores the bearer header (login, refresh, logout). */
    ignoresBearer?: boolean;
  }
}

/**
 * Reads the bearer token of every request, also of public reads, into `request.actor`. Role and session come from the database
 * each time, so blocking, demoting and logging out work at once.
 * It throws as `readAccessToken`, INVALID_CREDENTIALS (401) for an ended session, and INVALID_QUERY for a token in the URL.
 */
export function registerSession(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionFamily', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.ignoresBearer) return;
    refuseTokenInAddress(request.url);
    const token = bearerOf(request);
    if (token === null) return;
    const claims = await readAccessToken(context, token);
    const actor = await findActor(context.store.db, claims);
    if (!actor) throw new ParkError('INVALID_CREDENTIALS');
    request.actor = actor;
    request.sessionFamily = claims.family;
    request.answersEndMs = claims.expiresAt * 1000;
  });
}

/** Ignores other schemes: a proxy before a test site may ask for its own password. */
function bearerOf({ headers }: FastifyRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization ?? '');
  return match ? (match[1] ?? '') : null;
}
