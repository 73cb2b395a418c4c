import type * as z from 'zod';
import { readHttpDate, readRetryAfter } from './http-date.ts';
import { type SourceAnswer, type SourceRequest, SourceUnavailable } from './source.ts';

/** A forecast of ten days has some 200 kB, the warnings of all of Poland less. */
const mostBytes = 2 * 1024 * 1024;

interface Question<Row> {
  /** For the log, without address and key. */
  name: string;
  url: URL;
  schema: z.ZodType<Row>;
  /** The content of a 404; without it a 404 is a failure. */
  none?: Row;
}

/**
 * Asks a weather service for JSON, under the condition that it has changed. Redirects count as failures.
 * @throws SourceUnavailable
 */
export async function askSource<Row>(
  { name, url, schema, none }: Question<Row>,
  { userAgent, lastModified, now, signal }: Omit<SourceRequest<unknown>, 'place'>,
): Promise<SourceAnswer<Row>> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    });
    const { headers, status } = answer;
    const facts = {
      lastModified: headers.get('last-modified')?.slice(0, 100) ?? null,
      expiresAt: readHttpDate(headers.get('expires')),
    };
    if (status === 304 && lastModified !== null) return { ...facts, lastModified, content: null };
    if (status === 404 && none !== undefined) {
      await answer.body?.cancel();
      return { ...facts, content: none };
    }
    // 203: MET Norway's word for a product that will end, whose answers are whole until then.
    if (status === 200 || status === 203) {
      return { ...facts, content: schema.parse(JSON.parse(await readText(answer, name))) };
    }
    await answer.body?.cancel();
    throw new SourceUnavailable(
      `${name}: answered with ${status}`,
      readRetryAfter(headers.get('retry-after'), now),
    );
  } catch (error) {
    if (error instanceof SourceUnavailable) throw error;
    throw new SourceUnavailable(`${name}: ${error instanceof Error ? error.name : 'failed'}`);
  }
}

/** Stops reading at the limit, whatever the length is said to be. */
async function readText(answer: Response, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    // Leaving the loop cancels the body.
    if (length > mostBytes) throw new SourceUnavailable(`${name}: answered with too much`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** MET Norway refuses coordinates with more than four decimals; eleven metres are near enough. */
export function fourDecimals(degrees: number): string {
  return String(Number(degrees.toFixed(4)));
}
