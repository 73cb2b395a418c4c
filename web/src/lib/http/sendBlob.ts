import type { AnswerOf, Call } from '@cablepark/contract/call';
import { NetworkError, readFailure } from './errors.ts';
import { exchange, type Input, rawCall } from './exchange.ts';
import { makeRequest } from './http.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { Answer, HttpCall, Sender } from './send.ts';
import { tokens } from './tokens.ts';
import { hostedUrl } from './urls.ts';

/** Reads a response body; errors still come in the wire's form. */
type ReadBody<Data> = (response: Response) => Promise<Data>;

/** A call with a response that `readBody` parses, such as a file. @throws ApiError, NetworkError, AbortError. */
export async function callForFile<C extends Call, Data>(
  definition: C,
  readBody: ReadBody<Data>,
  ...[input]: Input<C>
): Promise<Data> {
  return (await requestBytes(readBody)(rawCall(definition, input))).data;
}

const readJson = async (response: Response): Promise<unknown> => (await response.json()).data;

/** A call with a file as its body, which names its type. @throws like `callForFile`. */
export async function sendFile<C extends Call>(definition: C, file: Blob): Promise<AnswerOf<C>> {
  return (await exchange(definition, { body: file }, requestBytes(readJson))).data;
}

/** Sends the session's token and retries like every other call. */
function requestBytes<Data>(readBody: ReadBody<Data>): Sender<Data> {
  return makeRequest({
    store: tokens,
    refresh: refreshTokens,
    send: (call, accessToken) => exchangeBytes(call, accessToken, readBody),
  });
}

async function exchangeBytes<Data>(
  call: HttpCall,
  accessToken: string | undefined,
  readBody: ReadBody<Data>,
): Promise<Answer<Data>> {
  const headers = new Headers();
  if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
  const body = bodyOf(call);
  if (body) headers.set('Content-Type', body instanceof Blob ? body.type : 'application/json');
  try {
    const response = await fetch(hostedUrl(call.url), {
      method: call.method ?? 'GET',
      headers,
      body,
      ...(call.signal ? { signal: call.signal } : {}),
    });
    if (response.ok) return { data: await readBody(response) };
    throw readFailure(response.status, await response.json().catch(() => undefined));
  } catch (error) {
    // A failed fetch throws a TypeError; a body that is not JSON is not the park's.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new NetworkError({ cause: error });
    throw error;
  }
}

function bodyOf({ body }: HttpCall): Blob | string | null {
  if (body === undefined || body instanceof Blob) return body ?? null;
  return JSON.stringify(body);
}
