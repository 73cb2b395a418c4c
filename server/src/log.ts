import type { FastifyBaseLogger } from 'fastify';

/** The log methods that any part of the server may use. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
