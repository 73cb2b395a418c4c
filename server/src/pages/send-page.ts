import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../http/revalidation.ts';
import { type CachedPage, codingFor } from './page-cache.ts';

/** Sends a cached page, or 304 for a matching ETag. @param vary the headers that it depends on, besides the coding */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  vary: readonly string[] = [],
): FastifyReply {
  // The policy stays strict: it allows only the page's own inline styles, by hash.
  const policy = String(reply.getHeader('content-security-policy')).replace("style-src 'self'", (own) =>
    [own, ...page.styleHashes].join(' '),
  );
  reply
    .header('content-security-policy', policy)
    .header('etag', page.etag)
    .header('cache-control', 'no-cache')
    .header('vary', ['Accept-Encoding', ...vary].join(', '))
    .type('text/html; charset=utf-8');
  if (isKnownTag(headers['if-none-match'], page.etag)) return reply.code(304).send();
  const coding = codingFor(headers['accept-encoding']);
  if (coding === null) return reply.send(page.html);
  return reply.header('content-encoding', coding).send(page[coding]);
}

/** A part is not a page of its own: search engines must not index it. */
export function sendPart(request: FastifyRequest, reply: FastifyReply, part: CachedPage): FastifyReply {
  reply.header('x-robots-tag', 'noindex');
  return sendPage(request, reply, part);
}
