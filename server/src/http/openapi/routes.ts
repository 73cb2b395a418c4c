import type { FastifyInstance, RouteOptions } from 'fastify';
import type { QueryDocs } from './openapi.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, for the documentation; every route of the wire says it. */
    summary?: string;
    /** What is worth knowing before one calls it. */
    description?: string;
  }
  interface FastifyContextConfig {
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

/** Notes every route that is registered below `app` from now on. HEAD is GET without its body and is not told apart. */
export function collectRoutes(app: FastifyInstance): readonly DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD') routes.push({ method: each, url, schema: schema ?? {}, config: config ?? {} });
    }
  });
  return routes;
}
