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
import type { AppContext } from '../../context.ts';
import { isKnownTag } from '../revalidation.ts';
import { TurnVersion } from './turn-version.ts';

/** What all kept answers may take of the memory (bytes). */
const mostBytes = 32 * 1024 * 1024;
const emptyAnswerBytes = 2048;

interface KeptAnswer {
  /** Of the database, before the answer was read from it. */
  version: string;
  /** Milliseconds since the epoch: when the token with which it was asked for is good no more. */
  endMs: number;
  /** Null where nobody is told one. */
  tag: string | null;
  body: Buffer;
  /** Names and values in turn, as the connection wants them; the second list is for an answer without a body. */
  head: string[];
  headUnchanged: string[];
}

/** Milliseconds, as node:http means them. */
type ServerLimits = Pick<Server, 'requestTimeout' | 'keepAliveTimeout'>;

/** Called for each answer from the cache: such a request never reaches the hooks of the app. */
export type CacheListener = (status: number) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer depends on the address and the asker alone: the database's version before it was read. */
    cacheVersion: string | null;
    /** Milliseconds since the epoch until which the asker's token is good. */
    answersEndMs: number;
  }
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/**
 * Keeps answers byte for byte with their headers, those that all visitors get alike and those that one token got, and gives them again
 * before a request reaches the app, for as long as the database is at the very version that they were read from. That is looked up for each request
 * (`TurnVersion`), so no answer is older than its request, whoever wrote, in whichever process: a session that was ended, an account
 * that was blocked or got another role are writes, too. Only a token's end is none, so it is kept with the answer.
 */
export class ResponseCache {
  readonly #kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    // An address may be longer than its answer, and it is the visitor who writes it.
    sizeCalculation: ({ body }, key) => body.length + key.length + emptyAnswerBytes,
  });
  readonly #listeners: CacheListener[] = [];
  readonly #version: TurnVersion;
  readonly #clock: AppContext['clock'];
  #isClosing = false;

  constructor({ store, clock }: Pick<AppContext, 'store' | 'clock'>) {
    this.#clock = clock;
    this.#version = new TurnVersion(() => store.version());
  }

  onHit(listener: CacheListener): void {
    this.#listeners.push(listener);
  }

  /** For Fastify's `serverFactory`: the app's server, with the kept answers in front of it. */
  serve(handle: RequestListener, limits: ServerLimits): Server {
    const server = createServer((request, response) => {
      const key = this.#isClosing ? null : keyOf(request);
      const kept = key === null ? undefined : this.#kept.get(key);
      if (!kept) return handle(request, response);
      const version = this.#version.readFor(request.socket);
      if (!(version instanceof Promise)) return this.#answer(kept, version, request, response, handle);
      return void version.then((read) => this.#answer(kept, read, request, response, handle));
    });
    return Object.assign(server, limits);
  }

  /**
   * Takes what the app answers into memory, once every other hook has had its say. The compression hangs itself on each
   * route, so this does too, after it: it is registered later.
   */
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

  /** The version to read under, for requests whose answer may be kept. @returns null for all others */
  async versionFor(request: FastifyRequest): Promise<string | null> {
    // A header that told nobody who asks is not for this app to read: it may mean something to another.
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
    kept: KeptAnswer,
    version: string | null,
    request: IncomingMessage,
    response: ServerResponse,
    handle: RequestListener,
  ): void {
    if (version !== kept.version || this.#isOver(kept)) return handle(request, response);
    const isUnchanged = kept.tag !== null && isKnownTag(request.headers['if-none-match'], kept.tag);
    if (isUnchanged) response.writeHead(304, kept.headUnchanged).end();
    else response.writeHead(200, kept.head).end(kept.body);
    for (const listener of this.#listeners) listener(response.statusCode);
  }
}

/**
 * Under which key an answer to this request may be kept; null where it may depend on more than the address, the token and the codings
 * that the asker takes: from which site (Origin), or a wish that only the app understands.
 */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || url === undefined) return null;
  if (headers.origin !== undefined) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  if (headers.expect !== undefined || headers['x-no-compression'] !== undefined) return null;
  // A line break stands in no header and no address.
  return [headers['accept-encoding'], url, headers.authorization].join('\n');
}

async function bytesOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.from(payload);
  return await buffer(payload as NodeJS.ReadableStream);
}
