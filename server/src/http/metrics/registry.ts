import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { ServerContext } from '../../server-context.ts';
import { measureLive } from './live.ts';
import { measurePark } from './park.ts';
import { measureProcess } from './process.ts';
import { countRequests } from './requests.ts';

/** All metrics of this server: counters start now, gauges are read at each scrape. */
export function openRegistry(app: FastifyInstance, context: ServerContext): Registry {
  const registry = new Registry();
  countRequests(app, registry);
  const stop = measureProcess(registry);
  app.addHook('onClose', async () => stop());
  measureLive(app.liveCounts, registry);
  measurePark(context, registry);
  return registry;
}
