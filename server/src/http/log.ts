import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/** Keys whose values stay out of the log wherever they stand, up to two levels deep. */
const secretKeys = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'to',
  'phone',
];
const mask = '[hidden]';
const longestText = 10_000;

/**
 * The server's log: one JSON object per line. Passwords, tokens, e-mail addresses, query strings, headers and bodies never
 * get into it. On a terminal only what needs a person's eye is shown.
 */
export function openLog(to: DestinationStream): FastifyBaseLogger {
  const level = process.stdout.isTTY ? 'warn' : 'info';
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: mask },
    serializers: { err: describeError, req: describeRequest, res: describeReply },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? withoutSecrets(arg) : arg)),
        );
      },
    },
  };
  return pino(options, to);
}

/** Messages of other programs (a mail server's refusal, a database's detail) may quote what must not be logged. */
export function withoutSecrets(text: string): string {
  // Looking for addresses takes the square of a text's length; a message that quotes a megabyte must not stop the server.
  return text
    .slice(0, longestText)
    .replaceAll(/[^\s<>"'(),:;=/?&]+@[^\s<>"'(),:;=/?&]+/g, mask)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, mask)
    .replaceAll(/\b(bearer|token=|password=)\s*[^\s&"']+/gi, `$1 ${mask}`);
}

const secretPath = /^(\/+calendar\/).+/i;

const cacheHitLineMs = 60_000;

/** One line per request, when it is over. */
export class RequestLog extends LogController {
  readonly #lines: FastifyBaseLogger | undefined;
  #cacheHits = 0;

  /** @param log whose masks are not needed here: method, path, status and time hold no secret */
  constructor(log?: FastifyBaseLogger) {
    super();
    this.#lines = log?.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // Its line comes with the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error)
      reply.log.error({ ...describeRequest(request), ...describeReply(reply), err: error }, 'request failed');
    else
      this.#lines?.info(
        {
          ...describeRequest(request),
          ...describeReply(reply),
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
  }

  /** Answers from the cache are many and alike: one line a minute says how many. */
  countCacheHit(): void {
    if (this.#cacheHits === 0) setTimeout(() => this.#sumUp(), cacheHitLineMs).unref();
    this.#cacheHits += 1;
  }

  #sumUp(): void {
    this.#lines?.info({ answers: this.#cacheHits }, 'replayed');
    this.#cacheHits = 0;
  }

  override routeNotFound(): void {
    // The line of the request says 404; the default one would print the query string.
  }
}

/** The path alone: query strings hold reset tokens and filters by e-mail. Of a calendar the path itself is the secret. */
function describeRequest(request: { method: string; url: string }) {
  const path = request.url.split('?')[0]?.replace(secretPath, `$1${mask}`);
  return { method: request.method, path };
}

function describeReply(reply: { statusCode: number }) {
  return { status: reply.statusCode };
}

/** Only what every error has: drivers hang rows and parameters on theirs. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
