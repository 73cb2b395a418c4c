import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what was read, or 304 if the caller has it already. Nothing is kept without asking again, and what one account
 * may see is never shown to another.
 */
export async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { data: unknown },
): Promise<FastifyReply> {
  const { body, digest } = await writeAnswer(answer);
  // Weak: a proxy or the compression may change the bytes, not what they say.
  const tag = `W/"${digest}"`;
  const isPrivate = request.headers.authorization !== undefined;
  reply
    .header('etag', tag)
    .header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache')
    .header('vary', withAuthorization(reply.getHeader('vary')));
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

const longPiece = 100_000;

/** The answer as JSON, a piece in each turn of the event loop: while a long one is written, others are answered. */
async function writeAnswer({ data, ...rest }: { data: unknown }): Promise<{ body: Buffer; digest: string }> {
  const hash = createHash('sha1');
  const pieces: Buffer[] = [];
  const add = (text: string) => {
    const piece = Buffer.from(text);
    hash.update(piece);
    pieces.push(piece);
  };
  const head = JSON.stringify(rest).slice(0, -1);
  let text = `${head}${head === '{' ? '' : ','}"data":`;
  if (Array.isArray(data)) {
    text += '[';
    for (const [index, row] of data.entries()) {
      text += (index === 0 ? '' : ',') + JSON.stringify(row);
      if (text.length < longPiece) continue;
      add(text);
      text = '';
      await nextTurn();
    }
    add(`${text}]}`);
  } else add(`${text}${JSON.stringify(data)}}`);
  return { body: Buffer.concat(pieces), digest: hash.digest('base64url') };
}

/** Others may have named their headers already. */
function withAuthorization(vary: ReturnType<FastifyReply['getHeader']>): string {
  return vary === undefined ? 'Authorization' : `${String(vary)}, Authorization`;
}

/** Tags are compared weakly, as If-None-Match asks (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const sought = opaqueTag(tag);
  return header.split(',').some((known) => known.trim() === '*' || opaqueTag(known.trim()) === sought);
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '');
}
