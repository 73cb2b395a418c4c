import type { FastifyInstance, RouteOptions } from 'fastify';
import type { QueryDocs } from './openapi.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** A short description of the call; required for every route of the API. */
    summary?: string;
    /** A longer description of the call. */
    description?: string;
  }
  interface FastifyContextConfig {
    /** The body is a file of one of these types, not JSON. */
    bytes?: readonly string[];
    /** The query parameters, where the route's schema cannot express them. */
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

/** Collects every route registered below `app` from now on. HEAD is GET without its body and is left out. */
export function collectRoutes(app: FastifyInstance): readonly DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD') routes.push({ method: each, url, schema: schema ?? {}, config: config ?? {} });
    }
  });
  return routes;
}
