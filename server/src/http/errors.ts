import { type ErrorCode, errorCatalogue, ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassing, storeFailure } from '../db/failures.ts';

interface WireError {
  message: string;
  extensions: { code: string } & Record<string, unknown>;
}

/** Errors that Fastify throws before a handler runs. */
const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'CONTENT_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_PAYLOAD',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_PAYLOAD',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_PAYLOAD',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
  FST_UNDER_PRESSURE: 'SERVICE_UNAVAILABLE',
};

/** Every error has the API's form without internal details; those are in the log (WIRE.md, "Form"). */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const parkError = asParkError(error);
    if (!parkError || parkError.status >= 500) request.log.error({ err: error }, 'request failed');
    const answer = parkError ?? new ParkError('INTERNAL_SERVER_ERROR');
    void sendError(reply, answer);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    void sendError(
      reply,
      new ParkError('ROUTE_NOT_FOUND', { message: `Route ${path} doesn't exist.`, extensions: { path } }),
    );
  });
}

/** For addresses that the router itself refuses, before a route's error handler exists. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendError(reply, asParkError(error) ?? new ParkError('INTERNAL_SERVER_ERROR'));
}

/** Default Retry-After (seconds): most database problems are over by then, and a minute's budget is new. */
const retryAfter: Partial<Record<ErrorCode, number>> = { SERVICE_UNAVAILABLE: 5, REQUESTS_EXCEEDED: 60 };

function sendError(reply: FastifyReply, error: ParkError): FastifyReply {
  const seconds = error.retryAfter ?? retryAfter[error.code];
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ errors: wireErrors(error) });
}

function wireErrors(error: ParkError): WireError[] {
  if (error instanceof ValidationFailed) {
    return error.faults.map(({ message, field, type }) => ({
      message,
      extensions: { code: error.code, field, type },
    }));
  }
  return [{ message: error.message, extensions: { code: error.code, ...error.extensions } }];
}

function asParkError(error: FastifyError): ParkError | null {
  if (error instanceof ParkError) return error;
  const code = frameworkErrors[error.code];
  if (code) {
    const reason = code === 'INVALID_PAYLOAD' ? { reason: error.message } : {};
    return new ParkError(code, { extensions: reason });
  }
  if (isPassing(error)) return new ParkError('SERVICE_UNAVAILABLE');
  if (storeFailure(error) === 'no-text') return new ParkError('INVALID_PAYLOAD');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const match = Object.entries(errorCatalogue).find(([, entry]) => entry.status === error.statusCode);
    return new ParkError((match?.[0] as ErrorCode | undefined) ?? 'INVALID_PAYLOAD');
  }
  return null;
}
