import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { budgetOf, refuseOver } from './parse/budget.ts';
import type { Viewer } from './schema/viewer.ts';

/** Above every body of the API (WIRE.md, "Form"). */
export const bodyLimitBytes = 1024 * 1024;

/**
 * The official client sends `content-type: application/json` with an empty body on GET and DELETE: that is valid. Other content types get
 * 415.
 */
export function registerBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    try {
      refuseLong(request, body as string);
    } catch (error) {
      done(error as Error);
      return;
    }
    void parse(request, body as string, done);
  });
}

/** Parsing a megabyte of JSON blocks the event loop noticeably: everybody but staff gets a smaller limit. */
function refuseLong({ method, actor }: FastifyRequest & { actor: Viewer }, body: string): void {
  const budget = budgetOf(actor);
  if (method === 'SEARCH') refuseOver(budget, 'characters', body.length);
  else if (body.length > budget.characters) throw new ParkError('CONTENT_TOO_LARGE');
}
