import type { FastifyInstance } from 'fastify';

/** A megabyte holds every body the wire knows (WIRE.md, "Form"). */
export const bodyLimitBytes = 1024 * 1024;

/**
 * The official client sends `content-type: application/json` with an empty body on GET and DELETE: that is no fault.
 * Anything but JSON is refused (415); there is no second way in.
 */
export function registerBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parse(request, body as string, done);
  });
}
