import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { notAPicture } from './errors.ts';
import { keepPicture } from './files.service.ts';
import { findFile } from './files.store.ts';

const uploads = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const uploadLimitBytes = 10 * 1024 * 1024;
const filePath = z.object({ id: z.string() });
const picture = z.object({ id: z.uuid(), type: z.string(), width: z.int(), height: z.int() });

/** Pictures for events: Editors upload them, everybody sees them. They live in the database, so that one backup holds all. */
export function registerFiles(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guard = requirePermission('file.create');

  // Here alone a body need not be JSON. What it is, is for its content to say, not for its header.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  routes.post(
    '/files',
    {
      // Before the body is read: only who may send ten megabytes gets to send them.
      onRequest: guard.preValidation,
      bodyLimit: uploadLimitBytes,
      schema: {
        summary: 'Upload a picture',
        description:
          'JPEG, PNG, WebP or AVIF up to 10 MB, as the body itself. It is kept as WebP, made smaller where it is large.',
        response: { 200: z.object({ data: picture }), ...errorResponses(400, 403, 413, 415) },
      },
      config: { ...guard.config, bytes: uploads, rateLimit: { max: 60, timeWindow: '10 minutes' } },
    },
    async (request) => {
      const actor = requireActor(request);
      if (!Buffer.isBuffer(request.body)) throw notAPicture();
      return { data: await keepPicture(context, actor, request.body) };
    },
  );

  routes.get(
    '/assets/:id',
    {
      schema: {
        summary: 'See a picture',
        params: filePath,
        response: {
          200: { content: { 'image/webp': { schema: z.instanceof(Buffer) } } },
          304: z.void(),
          ...errorResponses(403),
        },
      },
      config: { ignoresBearer: true },
    },
    async (request, reply) => {
      const id = readFileId(request.params.id);
      const tag = `"${id}"`;
      const file = await findFile(context.store.db, id);
      if (!file) throw new ParkError('FORBIDDEN');
      // A file never changes, another one gets another id.
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
      // A page elsewhere that the park configured shows events with their pictures; an <img> asks without CORS.
      if (context.config.corsOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type(file.type).send(Buffer.from(file.content));
    },
  );
}

/** Anything but a UUID is a file that does not exist. @throws FORBIDDEN */
function readFileId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new ParkError('FORBIDDEN');
  return text.toLowerCase();
}
