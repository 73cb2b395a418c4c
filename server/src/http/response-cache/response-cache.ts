import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerContext } from '../../server-context.ts';
import { isKnownTag } from '../revalidation.ts';
import { TurnVersion } from './turn-version.ts';

/** The memory limit of all cached responses (bytes). */
const mostBytes = 32 * 1024 * 1024;
const emptyAnswerBytes = 2048;

interface KeptAnswer {
  /** The database's version from before the response's read. */
  version: string;
  /** Milliseconds since the epoch: the expiry of the request's token. */
  endMs: number;
  /** Null for a response without an ETag. */
  tag: string | null;
  body: Buffer;
  /** Names and values alternate, as node:http expects them; the second list is for a response without a body. */
  head: string[];
  headUnchanged: string[];
}

/** Milliseconds, as in node:http. */
type ServerLimits = Pick<Server, 'requestTimeout' | 'keepAliveTimeout'>;

/** Called for each cache hit: such a request never reaches the hooks of the app. */
export type CacheListener = (status: number) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose response depends only on the address and the actor: the database's version from before the read. */
    cacheVersion: string | null;
    /** Milliseconds since the epoch: the expiry of the actor's token. */
    answersEndMs: number;
  }
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/**
 * A response cache in front of the app. It stores whole responses with their headers, public ones and those of one token. A response is valid
 * only for the database version that it was read from. Each request checks the version (`TurnVersion`), so no response is older than its
 * request, whichever process wrote. Ending a session, blocking an account or changing its role are writes, too. Only a token's expiry is
 * none, so the entry stores it.
 */
export class ResponseCache {
  readonly #kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    // An address may be longer than its response, and visitors choose it.
    sizeCalculation: ({ body }, key) => body.length + key.length + emptyAnswerBytes,
  });
  readonly #listeners: CacheListener[] = [];
  readonly #version: TurnVersion;
  readonly #clock: ServerContext['clock'];
  #isClosing = false;

  constructor({ store, clock }: Pick<ServerContext, 'store' | 'clock'>) {
    this.#clock = clock;
    this.#version = new TurnVersion(() => store.version());
  }

  onHit(listener: CacheListener): void {
    this.#listeners.push(listener);
  }

  /** For Fastify's `serverFactory`: the app's server behind the cache. */
  serve(handle: RequestListener, limits: ServerLimits): Server {
    const server = createServer((request, response) => {
      const key = this.#isClosing ? null : keyOf(request);
      const entry = key === null ? undefined : this.#kept.get(key);
      if (!entry) return handle(request, response);
      const version = this.#version.readFor(request.socket);
      if (!(version instanceof Promise)) return this.#answer(entry, version, request, response, handle);
      return void version.then((current) => this.#answer(entry, current, request, response, handle));
    });
    return Object.assign(server, limits);
  }

  /** Stores the app's responses after all other hooks have run. The compression adds its hook per route, so this does the same later. */
  register(app: FastifyInstance): void {
    app.decorateRequest('cacheVersion', null);
    app.decorateRequest('answersEndMs', Number.POSITIVE_INFINITY);
    app.addHook('onRoute', (route) => {
      route.onSend = [route.onSend ?? [], this.#keepSent].flat();
    });
    app.addHook('preClose', async () => {
      this.#isClosing = true;
    });
  }

  readonly #keepSent: onSendAsyncHookHandler = async (request, reply, payload) => {
    const { raw, cacheVersion: version, answersEndMs } = request;
    const key = version === null || reply.statusCode !== 200 ? null : keyOf(raw);
    if (key === null || version === null) return payload;
    const body = await bytesOf(payload);
    reply.header('content-length', body.length);
    this.#keep(key, { version, endMs: answersEndMs }, reply.getHeaders(), body);
    return body;
  };

  /** The version for the read of a cacheable request. @returns null for all others */
  async versionFor(request: FastifyRequest): Promise<string | null> {
    // An Authorization header that identifies nobody may have a meaning for a proxy or another app, so the response is not cached.
    const isKnown = request.actor !== null || request.headers.authorization === undefined;
    return isKnown && keyOf(request.raw) !== null ? await this.#version.readFor(request.raw.socket) : null;
  }

  #keep(
    key: string,
    life: Pick<KeptAnswer, 'version' | 'endMs'>,
    headers: Record<string, unknown>,
    body: Buffer,
  ): void {
    const head = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const ofBody = ['content-type', 'content-length', 'content-encoding'];
    this.#kept.set(key, {
      ...life,
      tag: typeof headers['etag'] === 'string' ? headers['etag'] : null,
      body,
      head: head.flat(),
      headUnchanged: head.filter(([name]) => !ofBody.includes(name)).flat(),
    });
  }

  #isOver({ endMs }: KeptAnswer): boolean {
    return endMs !== Number.POSITIVE_INFINITY && this.#clock.now().epochMilliseconds >= endMs;
  }

  #answer(
    entry: KeptAnswer,
    version: string | null,
    request: IncomingMessage,
    response: ServerResponse,
    handle: RequestListener,
  ): void {
    if (version !== entry.version || this.#isOver(entry)) return handle(request, response);
    const isUnchanged = entry.tag !== null && isKnownTag(request.headers['if-none-match'], entry.tag);
    if (isUnchanged) response.writeHead(304, entry.headUnchanged).end();
    else response.writeHead(200, entry.head).end(entry.body);
    for (const listener of this.#listeners) listener(response.statusCode);
  }
}

/**
 * The cache key of a request; null where the response may depend on more than the address, the token and the accepted codings: an Origin, or
 * a header that only the app handles.
 */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || url === undefined) return null;
  if (headers.origin !== undefined) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  if (headers.expect !== undefined || headers['x-no-compression'] !== undefined) return null;
  // Headers and addresses contain no line breaks.
  return [headers['accept-encoding'], url, headers.authorization].join('\n');
}

async function bytesOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload);
  return await buffer(payload as NodeJS.ReadableStream);
}
