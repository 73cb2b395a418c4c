import { NetworkError, readFailure } from './errors.ts';
import { makeRequest, type Request } from './http.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { Answer, Call } from './send.ts';
import { tokens } from './tokens.ts';
import { hostedUrl } from './urls.ts';

/** Reads a response body other than JSON; errors still come in the wire's form. */
type ReadBody = (response: Response) => Promise<unknown>;

/**
 * Requests with a file as body (`call.body` a Blob with its type; anything else goes as JSON) or with a response that `readBody` parses. They
 * send the session's token and retry like every other. @throws ApiError, NetworkError, AbortError.
 */
export function requestBytes(readBody: ReadBody): Request {
  return makeRequest({
    store: tokens,
    refresh: refreshTokens,
    send: <T>(call: Call, accessToken?: string) => exchange<T>(call, accessToken, readBody),
  });
}

async function exchange<T>(
  call: Call,
  accessToken: string | undefined,
  readBody: ReadBody,
): Promise<Answer<T>> {
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
    if (response.ok) return { data: (await readBody(response)) as T };
    throw readFailure(response.status, await response.json().catch(() => undefined));
  } catch (error) {
    // A failed fetch throws a TypeError; a body that is not JSON is not the park's.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new NetworkError({ cause: error });
    throw error;
  }
}

function bodyOf({ body }: Call): Blob | string | null {
  if (body === undefined || body instanceof Blob) return body ?? null;
  return JSON.stringify(body);
}
