import { hash, timingSafeEqual } from 'node:crypto';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../server-context.ts';

/**
 * GET /metrics in Prometheus' text format, with METRICS_TOKEN as the bearer token. Without that setting there are no metrics and no such
 * address: behind a proxy on the same machine every visitor would look local. Must be registered before the routes that it counts.
 */
export async function registerMetrics(app: FastifyInstance, context: ServerContext): Promise<void> {
  const token = context.config.metricsToken;
  if (token === null) {
    app.get('/metrics', { config: { ignoresBearer: true } }, async (_request, reply) => reply.callNotFound());
    return;
  }
  // Loads the library only where there are metrics.
  const { openRegistry } = await import('./registry.ts');
  const registry = openRegistry(app, context);
  app.get('/metrics', { config: { ignoresBearer: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ParkError('INVALID_CREDENTIALS');
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** Compares in constant time. */
function isSame(header: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', header, 'buffer'), hash('sha256', expected, 'buffer'));
}
