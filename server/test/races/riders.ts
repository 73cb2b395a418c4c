import { keyFor } from '../support/call.ts';

export interface Rider {
  id: string;
  token: string;
}

/** Signs riders up and logs them in, over HTTP like everybody. */
export async function makeRiders(url: string, count: number): Promise<Rider[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => makeRider(url, index)));
}

async function makeRider(url: string, index: number): Promise<Rider> {
  const login = { email: `rider${index}@example.com`, password: 'kotwica i lina' };
  await call(url, 'POST', '/users', { ...login, first_name: `Rider ${index}`, description: '600700800' });
  const { data } = await call<{ access_token: string }>(url, 'POST', '/auth/login', login);
  const token = data?.access_token ?? '';
  const me = await call<{ id: string }>(url, 'GET', '/users/me', undefined, token);
  if (!me.data) throw new Error(`Rider ${index} could not sign up.`);
  return { id: me.data.id, token };
}

export interface Answer<Data> {
  status: number;
  data?: Data;
  code?: string;
}

/** One call of the wire. @throws TypeError when the connection ends without an answer. */
export async function call<Data>(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer<Data>> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...keyFor(method, path),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { data, errors } = (text === '' ? {} : JSON.parse(text)) as {
    data?: Data;
    errors?: { extensions: { code: string } }[];
  };
  const code = errors?.[0]?.extensions.code;
  return { status: answer.status, ...(data === undefined ? {} : { data }), ...(code ? { code } : {}) };
}

/** Books the slot for the rider, or cancels the booking. */
export function patchSlot(url: string, slot: number, { id, token }: Rider, books = true) {
  return call(url, 'PATCH', `/items/Slot/${slot}`, { bookedBy: books ? id : null }, token);
}
