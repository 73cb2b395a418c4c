import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper ends of the histogram's buckets, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every response from now on. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'cablepark_http_request_duration_seconds',
    help: 'How long requests took, by route and answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'cablepark_refusals_total',
    help: 'Requests that were refused, by what they were told: SLOT_TAKEN, TOO_LATE, FORBIDDEN ...',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  const cacheHits = new Counter({
    name: 'cablepark_replays_total',
    help: 'Requests given the answer that was kept for all visitors.',
    registers,
  });

  app.responseCache.onHit(() => cacheHits.inc());
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    // The type is Fastify's error, but it can be any thrown value.
    const cause: unknown = error;
    if (cause instanceof ParkError)
      refusals.inc({ method: request.method, route: routeOf(request), code: cause.code });
    done();
  });
}

/** The route's pattern, never the address: patterns are few, and contain no personal data. */
function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}
