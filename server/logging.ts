import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, pino } from 'pino';

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

/**
 * The server's log: one JSON object per line. Passwords, tokens, e-mail addresses, query strings, headers and bodies never
 * get into it. On a terminal only what needs a person's eye is shown.
 */
export function openLog(destination?: DestinationStream): FastifyBaseLogger {
  const level = destination === undefined && process.stdout.isTTY ? 'warn' : 'info';
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })}"`,
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
  return destination ? pino(options, destination) : pino(options);
}

/** Messages of other programs (a mail server's refusal, a database's detail) may quote what must not be logged. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/[^\s<>"'(),:;=/?&]+@[^\s<>"'(),:;=/?&]+/g, mask)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, mask)
    .replaceAll(/\b(bearer|token=|password=)\s*[^\s&"']+/gi, `$1 ${mask}`);
}

/** One line per request, when it is over. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Its line comes with the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      ...describeRequest(request),
      ...describeReply(reply),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }

  override routeNotFound(): void {
    // The line of the request says 404; the default one would print the query string.
  }
}

/** The path alone: query strings hold reset tokens and filters by e-mail. */
function describeRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
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
