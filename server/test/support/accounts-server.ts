import type { FastifyInstance } from 'fastify';
import type { Tokens } from '../../src/modules/accounts/sessions/sessions.service.ts';
import { keyFor } from './call.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, type TestPark, type TestParkOptions } from './park.ts';

export interface Answer {
  status: number;
  /** What `data` holds. */
  data: Record<string, unknown>;
  /** The code of each error, with its field where it has one: `FAILED_VALIDATION email`. */
  faults: string[];
  headers: Record<string, unknown>;
  body: string;
}

export interface TestServer {
  park: TestPark;
  app: FastifyInstance;
  /** One call over the wire; `bearer` is an access token. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    bearer?: string,
  ): Promise<Answer>;
  /** Logs in and gives the tokens. @throws when that fails. */
  logIn(email: string, password?: string): Promise<Tokens>;
  /** Signs somebody up and logs them in. */
  newRider(email: string): Promise<Tokens & { id: string }>;
}

export const password = 'kotwica i lina';

export function signUpBody(email: string) {
  return { first_name: 'Ola', description: '600700800', email, password };
}

export async function openServer(engine: TestEngine, options?: TestParkOptions): Promise<TestServer> {
  const park = await engine.open(options);
  const app = await openTestApp(park);

  const call: TestServer['call'] = async (method, url, body, bearer) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...keyFor(method, url),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? {} : answer.json();
    return {
      status: answer.statusCode,
      data: json.data,
      faults: (json.errors ?? []).map(faultText),
      headers: answer.headers,
      body: answer.body,
    };
  };

  async function logIn(email: string, given = password): Promise<Tokens> {
    const { status, data } = await call('POST', '/auth/login', { email, password: given });
    if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
    return data as unknown as Tokens;
  }

  async function newRider(email: string) {
    const { status, body } = await call('POST', '/users', signUpBody(email));
    if (status !== 204) throw new Error(`${email} could not sign up: ${body}`);
    const tokens = await logIn(email);
    const me = await call('GET', '/users/me', undefined, tokens.access_token);
    return { ...tokens, id: String(me.data.id) };
  }

  return { park, app, call, logIn, newRider };
}

function faultText({ extensions }: { extensions: { code: string; field?: string; type?: string } }): string {
  return [extensions.code, extensions.field, extensions.type].filter((part) => part !== undefined).join(' ');
}
