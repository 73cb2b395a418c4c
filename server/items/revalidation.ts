import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what was read, or 304 if the caller has it already. Nothing is kept without asking again, and what one account
 * may see is never shown to another.
 */
export function sendRead(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const body = JSON.stringify(answer);
  // Weak: a proxy or the compression may change the bytes, not what they say.
  const tag = `W/"${hash('sha1', body, 'base64url')}"`;
  const isPrivate = request.headers.authorization !== undefined;
  reply
    .header('etag', tag)
    .header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache')
    .header('vary', withAuthorization(reply.getHeader('vary')));
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Others may have named their headers already. */
function withAuthorization(vary: ReturnType<FastifyReply['getHeader']>): string {
  return vary === undefined ? 'Authorization' : `${String(vary)}, Authorization`;
}

/** Tags are compared weakly, as If-None-Match asks (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = tag.slice(2);
  return header.split(',').some((known) => [tag, opaque, '*'].includes(known.trim()));
}
