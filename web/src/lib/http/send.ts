import { clock } from '../time/clock.ts';
import { NetworkError, readFailure } from './errors.ts';
import { hostedUrl } from './urls.ts';

export interface HttpCall {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query. */
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** The wire's success form. */
export interface Answer<T> {
  data: T;
  meta?: { filter_count?: number };
}

/** Any way to send a request. */
export type Sender<Data = unknown> = (call: HttpCall) => Promise<Answer<Data>>;

/**
 * One HTTP request, without retries and without a timeout (SPEC.md §7: request timeout none).
 * @throws ApiError for a failure status, NetworkError without a response, AbortError on abort of `signal`.
 */
export async function send(call: HttpCall, accessToken?: string): Promise<Answer<unknown>> {
  const headers: Record<string, string> = { Accept: 'application/json', ...call.headers };
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  if (accessToken !== undefined) headers.Authorization = `Bearer ${accessToken}`;
  const response = await fetchResponse(hostedUrl(call.url), {
    method: call.method ?? 'GET',
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.signal ? { signal: call.signal } : {}),
  });
  const body = await readBody(response, call.signal);
  if (!response.ok) throw readFailure(response.status, body === unreadable ? undefined : body);
  return readAnswer(body);
}

async function fetchResponse(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    clock.check(response.headers.get('date'));
    return response;
  } catch (cause) {
    throw init.signal?.aborted ? cause : new NetworkError({ cause });
  }
}

/** A body that is not JSON, such as a proxy's page. */
const unreadable = Symbol('unreadable');

/** A truncated response counts as none. */
async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw signal?.aborted ? cause : new NetworkError({ cause });
  }
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** A success in another form is not the park's: the outcome is unknown. */
function readAnswer(body: unknown): Answer<unknown> {
  if (body === undefined) return { data: undefined };
  if (typeof body !== 'object' || body === null || !('data' in body)) throw new NetworkError();
  return body;
}
