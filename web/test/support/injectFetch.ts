import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../server/src/clock.ts';

/** A call of the page, as a test may refuse it. */
export interface PageCall {
  method: string;
  path: string;
}

/** The response for the page; null for the app's own. `lost` lets the app handle the call, then fails as a broken connection. */
export type Instead = Response | 'lost' | null;

const nodeFetch = globalThis.fetch;

/** `fetch` of a page whose server is this app: headers and status are the real ones, but for the date, which is the park's. */
export function injectFetch(
  app: FastifyInstance,
  clock: Clock,
  onCall: (call: PageCall) => Instead | Promise<Instead>,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(addressOf(input), window.location.href), init);
    const { origin, pathname, search } = new URL(request.url);
    // The server's own calls, which share the process, leave it.
    if (origin !== window.location.origin) return nodeFetch(input, init);
    const path = `${pathname}${search}`;
    const instead = await onCall({ method: request.method, path });
    if (instead instanceof Response) return instead;
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 ? { payload } : {}),
    });
    request.signal.throwIfAborted();
    if (instead === 'lost') throw new TypeError('Failed to fetch');
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    const headers = new Headers(
      Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    headers.set('date', new Date(clock.now().epochMilliseconds).toUTCString());
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}
