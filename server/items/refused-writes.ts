import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance } from 'fastify';

/**
 * A collection that has no way in of its own is written by nobody: history, the audit log, tracks, payments that were made.
 * Collections that don't exist answer the same, so nobody learns which do (WIRE.md, FORBIDDEN).
 */
export function refuseWrites(app: FastifyInstance): void {
  for (const url of ['/items/:collection', '/items/:collection/:id']) {
    app.route({
      method: ['POST', 'PATCH', 'DELETE'],
      url,
      // Before the body is looked at: what it says does not matter.
      onRequest: async () => {
        throw new ParkError('FORBIDDEN');
      },
      handler: () => undefined,
    });
  }
}
