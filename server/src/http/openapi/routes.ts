import type { Role } from '@cablepark/domain/accounts/permissions';
import type { RouteOptions } from 'fastify';
import type { QueryDocs } from './openapi.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, for the documentation; every route of the wire says it. */
    summary?: string;
    /** What is worth knowing before one calls it. */
    description?: string;
  }
  interface FastifyContextConfig {
    /** The least role that may call; absent where everybody may. */
    least?: Role;
    /** The body is a file of one of these types, not JSON. */
    bytes?: readonly string[];
    /** What is asked in the query, where the route's schema can't say it. */
    query?: () => QueryDocs;
  }
}

export interface DocumentedRoute {
  method: string;
  /** As Fastify writes it: `/items/Slot/:id`. */
  url: string;
  schema: NonNullable<RouteOptions['schema']>;
  config: NonNullable<RouteOptions['config']>;
}
