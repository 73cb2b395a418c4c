import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'SEARCH';

export interface WireRow {
  id: number;
  [field: string]: unknown;
}

/** An answer of the wire, taken apart. */
export interface WireAnswer {
  status: number;
  /** What `data` holds, if it is one row. */
  data: WireRow;
  /** What `data` holds, if it is a list. */
  rows: WireRow[];
  /** Of the first error. */
  code: string | undefined;
  extensions: Record<string, unknown> | undefined;
}

export type Call = (method: Method, url: string, who?: Person | null, body?: object) => Promise<WireAnswer>;

/** Calls of the wire as a person, or as a visitor; of ours each with a key of its own. */
export function callerOf(app: FastifyInstance): Call {
  return async (method, url, who, body) => {
    const answer = await app.inject({
      // Known to the app, not to the types of its tests.
      method: method as Exclude<Method, 'SEARCH'>,
      url,
      headers: { ...who?.headers, ...keyFor(method, url) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const { data, errors } = answer.body === '' ? {} : answer.json();
    const extensions = errors?.[0]?.extensions;
    const rows = Array.isArray(data) ? data : [];
    return { status: answer.statusCode, data, rows, code: extensions?.code, extensions };
  };
}

/** What a caller of ours sends with what moves money, rides or passes: a name that no other call has. */
export function keyFor(method: string, url: string): Record<string, string> {
  return method === 'POST' && !url.startsWith('/items/') ? { 'idempotency-key': randomUUID() } : {};
}
