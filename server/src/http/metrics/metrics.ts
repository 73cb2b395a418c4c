import { hash, timingSafeEqual } from 'node:crypto';
import { ParkError } from '@cablepark/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Park } from '../../context.ts';
import { openTally } from './bookings.ts';
import { counter, exposition, expositionType, gauge, type Metric } from './exposition.ts';
import { processMetrics, watchEventLoop } from './process.ts';
import { countRequests } from './requests.ts';

/**
 * GET /metrics in Prometheus' text form, for whoever knows METRICS_TOKEN. Without that setting nothing is counted and
 * there is no such address: behind a proxy on the same machine every visitor would look like a neighbour. Must be
 * registered before the routes it counts.
 */
export function registerMetrics(app: FastifyInstance, park: Park): void {
  const token = park.config.metricsToken;
  if (token === null) {
    app.get('/metrics', { config: { ignoresBearer: true } }, async (_request, reply) => reply.callNotFound());
    return;
  }
  const requests = countRequests(app);
  const tally = openTally(park.store.db, park.clock);
  const delays = watchEventLoop();
  app.addHook('onClose', async () => void delays.disable());
  app.get('/metrics', { config: { ignoresBearer: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ParkError('INVALID_CREDENTIALS');
    const metrics = [...requests(), ...processMetrics(delays), ...(await parkMetrics(park, tally))];
    return reply.type(expositionType).header('cache-control', 'no-store').send(exposition(metrics));
  });
}

async function parkMetrics(park: Park, tally: ReturnType<typeof openTally>): Promise<Metric[]> {
  const mail = gauge('cablepark_mails_waiting', 'Mails this process has yet to send.', park.mailer.waiting());
  try {
    const { book, cancel } = await tally();
    return [
      mail,
      databaseUp(1),
      counter('cablepark_bookings_total', 'Bookings the park has seen, on all servers.', book),
      counter('cablepark_cancellations_total', 'Cancellings the park has seen, on all servers.', cancel),
    ];
  } catch (error) {
    park.log.warn({ err: error }, 'the database did not answer for the metrics');
    return [mail, databaseUp(0)];
  }
}

function databaseUp(value: 0 | 1): Metric {
  return gauge('cablepark_database_up', 'Whether the database answers.', value);
}

/** In the same time whatever was sent. */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', expected, 'buffer'));
}
