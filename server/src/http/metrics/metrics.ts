import { hash, timingSafeEqual } from 'node:crypto';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';

/**
 * GET /metrics in Prometheus' text form, for whoever knows METRICS_TOKEN. Without that setting nothing is counted and
 * there is no such address: behind a proxy on the same machine every visitor would look like a neighbour. Must be
 * registered before the routes it counts.
 */
export async function registerMetrics(app: FastifyInstance, context: AppContext): Promise<void> {
  const token = context.config.metricsToken;
  if (token === null) {
    app.get('/metrics', { config: { ignoresBearer: true } }, async (_request, reply) => reply.callNotFound());
    return;
  }
  // The library is loaded only where there is something to count.
  const { openRegistry } = await import('./registry.ts');
  const registry = openRegistry(app, context);
  app.get('/metrics', { config: { ignoresBearer: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ParkError('INVALID_CREDENTIALS');
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** In the same time whatever was sent. */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', expected, 'buffer'));
}
