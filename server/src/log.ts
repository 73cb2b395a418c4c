import type { FastifyBaseLogger } from 'fastify';

/** What any part of the server may tell its log. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
