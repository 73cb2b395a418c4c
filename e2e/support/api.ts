import { randomUUID } from 'node:crypto';
import type { TokenSet } from '@cablepark/contract/token-set';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { ParkClock } from './clock.ts';

/** An account with everything a test needs to act as its owner, in the browser or over the wire. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  tokens: TokenSet;
}

/** What tests prepare and check over the wire instead of through pages. */
export interface Api {
  /** A new account with an address of its own, logged in. */
  newPerson(role?: Role): Promise<Person>;
  /** One call, as this person or as a visitor. @returns what `data` holds. @throws Error unless it succeeds */
  call<Data>(method: string, path: string, body?: object, as?: Person): Promise<Data>;
}

interface Credentials {
  email: string;
  password: string;
}

interface LoginAnswer {
  access_token: string;
  refresh_token: string;
  expires: number;
}

/** @param admin an account that may give roles */
export function openApi(url: string, admin: Credentials, clock: ParkClock): Api {
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

  async function logIn({ email, password }: Credentials): Promise<TokenSet> {
    const answer = await send<LoginAnswer>('POST', '/auth/login', { email, password });
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      expiresAt: clock.now().epochMilliseconds + answer.expires,
    };
  }

  async function newPerson(role: Role = 'User'): Promise<Person> {
    const name = names[people % names.length] ?? 'Ola';
    people += 1;
    const credentials = { email: `${name.toLowerCase()}${people}@example.com`, password: 'kotwica i lina' };
    await send('POST', '/users', { ...credentials, first_name: name, description: '600700800' });
    const tokens = await logIn(credentials);
    const { id } = await send<{ id: string }>('GET', '/users/me', undefined, tokens.accessToken);
    if (role !== 'User') {
      const chief = await logIn(admin);
      await send('PATCH', `/users/${id}`, { role }, chief.accessToken);
    }
    return { id, name, ...credentials, tokens };
  }

  return { newPerson, call: (method, path, body, as) => send(method, path, body, as?.tokens.accessToken) };
}

const names = ['Zosia', 'Michal', 'Lena', 'Igor', 'Maja', 'Olek'];
let people = 0;
