import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppContext } from '../../context.ts';
import { measureLive } from './live.ts';
import { measurePark } from './park.ts';
import { measureProcess } from './process.ts';
import { countRequests } from './requests.ts';

/** All metrics of this server: what is counted is counted from now on, the rest is read when it is asked for. */
export function openRegistry(app: FastifyInstance, context: AppContext): Registry {
  const registry = new Registry();
  countRequests(app, registry);
  const stop = measureProcess(registry);
  app.addHook('onClose', async () => stop());
  measureLive(app.liveCounts, registry);
  measurePark(context, registry);
  return registry;
}
