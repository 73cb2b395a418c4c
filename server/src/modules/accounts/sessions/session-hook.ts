import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { refuseTokenInAddress } from '../../../directus/index.ts';
import { readAccessToken } from '../secrets/access-token.ts';
import { findActor } from './sessions.store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which of the account's log-ins asks; null for a visitor. */
    sessionFamily: string | null;
  }
  interface FastifyContextConfig {
    /** The route ignores whatever bearer header comes along (login, refresh, logout). */
    ignoresBearer?: boolean;
  }
}

/**
 * Reads the bearer token of every request, public reads too, into `request.actor`. The role and whether the session still
 * stands come from the database each time, so blocking, demoting and logging out work at once.
 * Its errors are those of `readAccessToken`, INVALID_CREDENTIALS (401) for a session that has ended, and INVALID_QUERY for a token in the address.
 */
export function registerSession(app: FastifyInstance, context: AppContext): void {
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

/** Other schemes are not for us: a proxy before a site under test may ask for a password of its own. */
function bearerOf({ headers }: FastifyRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization ?? '');
  return match ? (match[1] ?? '') : null;
}
