import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/** Keys whose values are masked in the log, up to two levels deep. */
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
 * The server's log: one JSON object per line. It never contains passwords, tokens, e-mail addresses, query strings, headers or bodies. A
 * terminal only shows lines that need attention.
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

/** Messages of other programs (a mail server's error, a database's detail) may quote secrets. */
export function withoutSecrets(text: string): string {
  // The search for addresses is quadratic in the text's length; a message that quotes a megabyte must not block the server.
  return text
    .slice(0, longestText)
    .replaceAll(/[^\s<>"'(),:;=/?&]+@[^\s<>"'(),:;=/?&]+/g, mask)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, mask)
    .replaceAll(/\b(bearer|token=|password=)\s*[^\s&"']+/gi, `$1 ${mask}`);
}

const secretPath = /^(\/+calendar\/).+/i;

const cacheHitLineMs = 60_000;

/** One line per request, at its end. */
export class RequestLog extends LogController {
  readonly #lines: FastifyBaseLogger | undefined;
  #cacheHits = 0;

  /** @param log without masks: method, path, status and time contain no secret */
  constructor(log?: FastifyBaseLogger) {
    super();
    this.#lines = log?.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // The response writes the line.
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

  /** Cache hits are many and alike: one line a minute has their count. */
  countCacheHit(): void {
    if (this.#cacheHits === 0) setTimeout(() => this.#sumUp(), cacheHitLineMs).unref();
    this.#cacheHits += 1;
  }

  #sumUp(): void {
    this.#lines?.info({ answers: this.#cacheHits }, 'replayed');
    this.#cacheHits = 0;
  }

  override routeNotFound(): void {
    // The request's line has the 404; the default one would contain the query string.
  }
}

/** Only the path: query strings contain reset tokens and filters by e-mail. For a calendar the path itself is secret. */
function describeRequest(request: { method: string; url: string }) {
  const path = request.url.split('?')[0]?.replace(secretPath, `$1${mask}`);
  return { method: request.method, path };
}

function describeReply(reply: { statusCode: number }) {
  return { status: reply.statusCode };
}

/** Only the common fields of errors: drivers add rows and parameters to theirs. */
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
