import type { Action } from '@cablepark/domain/accounts/permissions';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { requirePermission } from '../../../http/permission.ts';
import { isKnownTag } from '../../../http/revalidation.ts';
import { notAPicture } from './errors.ts';

const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const uploadLimitBytes = 10 * 1024 * 1024;

/** Only this scope accepts other bodies than JSON. The content determines the type, not the header. */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The options of an upload route: the required permission and the accepted types. */
export function pictureUpload(action: Action, types = photos) {
  const guard = requirePermission(action);
  return {
    // Checks the permission before reading a body of up to ten megabytes.
    onRequest: guard.preValidation,
    bodyLimit: uploadLimitBytes,
    config: { ...guard.config, bytes: types, rateLimit: { max: 60, timeWindow: '10 minutes' } },
  };
}

/** @throws UNSUPPORTED_MEDIA_TYPE */
export function readUpload(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw notAPicture();
  return body;
}

interface Kept {
  type: string;
  content: Uint8Array;
}

/** Sends a picture under an immutable address. @throws FORBIDDEN if there is none */
export function sendPicture(
  { config }: AppContext,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { id, file }: { id: string; file: Kept | null },
): FastifyReply {
  if (!file) throw new ParkError('NOT_FOUND');
  const tag = `"${id}"`;
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
  // A configured page elsewhere shows events with their pictures; an <img> sends no CORS request.
  if (config.corsOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isKnownTag(headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(file.type).send(Buffer.from(file.content));
}
