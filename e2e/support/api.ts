import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** What tests prepare and check over the wire instead of through pages. */
export interface Api {
  /** One call, as this person or as a visitor. @returns what `data` holds. @throws Error unless it succeeds */
  call<Data>(method: string, path: string, body?: object, as?: Person): Promise<Data>;
}

export function openApi(url: string): Api {
  async function send<Data>(method: string, path: string, body?: object, token?: string): Promise<Data> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        // Each call is one of its own.
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : (JSON.parse(text) as { data: Data }).data) as Data;
  }

  return { call: (method, path, body, as) => send(method, path, body, as?.tokens.accessToken) };
}
