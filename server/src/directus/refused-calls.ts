import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { errorResponses } from '../http/error-responses.ts';
import { forbiddenCollection } from './schema/errors.ts';

const writes = ['POST', 'PATCH', 'DELETE'] as const;
const reads = ['GET', 'SEARCH'] as const;

/**
 * Collections without a write route are read-only: history, the audit log, payments. Unknown collections give the same error, to readers too,
 * so nobody learns which exist (WIRE.md, FORBIDDEN).
 */
export function refuseOthers(app: FastifyInstance): void {
  for (const url of ['/items/:collection', '/items/:collection/:id']) {
    app.route({
      method: [...writes],
      url,
      schema: { summary: 'Write what nobody may write', response: errorResponses(403) },
      // Before the body is parsed: it does not matter.
      onRequest: async () => {
        throw new ParkError('FORBIDDEN');
      },
      handler: () => undefined,
    });
  }
  for (const [method, url] of [
    ...reads.map((each) => [each, '/items/:collection'] as const),
    ['GET', '/items/:collection/:id'] as const,
  ]) {
    app.route<{ Params: { collection: string } }>({
      method,
      url,
      schema: {
        summary: 'Read what is not there',
        params: z.looseObject({ collection: z.string() }),
        response: errorResponses(403),
      },
      onRequest: async ({ params }) => {
        throw forbiddenCollection(params.collection);
      },
      handler: () => undefined,
    });
  }
}
