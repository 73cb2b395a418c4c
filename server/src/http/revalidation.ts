import { createHash, hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends the data, or 304 for a matching ETag. Clients must revalidate every time, and responses for one account are private. */
export async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { data: unknown },
): Promise<FastifyReply> {
  const { body, digest } = await writeAnswer(answer);
  // Weak: a proxy or the compression may change the bytes, not the meaning.
  const tag = `W/"${digest}"`;
  const isPrivate = request.headers.authorization !== undefined;
  reply
    .header('etag', tag)
    .header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache')
    .header('vary', withAuthorization(reply.getHeader('vary')));
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** The number of rows serialized per turn of the event loop, so that other requests run during a long response. */
const rowsATurn = 250;

async function writeAnswer(answer: { data: unknown }): Promise<{ body: Buffer; digest: string }> {
  const { data, ...rest } = answer;
  if (Array.isArray(data) && data.length > rowsATurn) return await writeInTurns(data, rest);
  const body = Buffer.from(JSON.stringify({ ...rest, data }));
  return { body, digest: hash('sha1', body, 'base64url') };
}

async function writeInTurns(
  data: readonly unknown[],
  rest: object,
): Promise<{ body: Buffer; digest: string }> {
  const digest = createHash('sha1');
  const pieces: Buffer[] = [];
  const add = (text: string) => {
    const piece = Buffer.from(text);
    digest.update(piece);
    pieces.push(piece);
  };
  // Without the brackets that close the empty list and the object around it.
  add(JSON.stringify({ ...rest, data: [] }).slice(0, -2));
  for (let start = 0; start < data.length; start += rowsATurn) {
    const rows = JSON.stringify(data.slice(start, start + rowsATurn));
    add(`${start === 0 ? '' : ','}${rows.slice(1, -1)}`);
    await nextTurn();
  }
  add(']}');
  return { body: Buffer.concat(pieces), digest: digest.digest('base64url') };
}

/** Keeps the names that other hooks have added. */
function withAuthorization(vary: ReturnType<FastifyReply['getHeader']>): string {
  return vary === undefined ? 'Authorization' : `${String(vary)}, Authorization`;
}

/** Compares tags weakly, as If-None-Match requires (RFC 9110, 13.1.2). */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const sought = opaqueTag(tag);
  return header.split(',').some((each) => each.trim() === '*' || opaqueTag(each.trim()) === sought);
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '');
}
