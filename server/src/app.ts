import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { AppContext } from './context.ts';
import { bodyLimitBytes, registerBody } from './directus/index.ts';
import { registerCompression } from './http/compression.ts';
import { refuseAddress, registerErrors } from './http/errors.ts';
import { RequestLog } from './http/log.ts';
import { registerMetrics } from './http/metrics/metrics.ts';
import { ResponseCache } from './http/response-cache/response-cache.ts';
import { registerSecurity } from './http/security.ts';
import { registerValidation } from './http/validation.ts';
import { registerSession } from './modules/accounts/register.ts';
import { registerLive } from './modules/live/register.ts';
import { registerSite, registerWeb } from './pages/index.ts';
import { registerWire } from './routes.ts';

/** Upload of a ten-megabyte photo over a weak connection by the lake (ms). */
const requestTimeout = 120_000;
/** Longer than the minute for which proxies reuse a connection, so that no request reaches a closing one (ms). */
const keepAliveTimeout = 72_000;

/** The whole server except `listen`, so that tests can inject without a port. */
export async function buildApp(context: AppContext, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const requestLog = new RequestLog(log);
  const responseCache = new ResponseCache(context);
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: requestLog,
    serverFactory: (handle) => responseCache.serve(handle, { requestTimeout, keepAliveTimeout }),
    bodyLimit: bodyLimitBytes,
    trustProxy: proxyTrust(context.config.trustProxy),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
    forceCloseConnections: 'idle',
    // While the server drains, it answers requests on open connections as usual.
    return503OnClosing: false,
  });
  app.addHttpMethod('SEARCH', { hasBody: true });
  registerErrors(app);
  registerValidation(app);
  registerBody(app);
  await registerSecurity(app, context.config);
  await registerCompression(app);
  app.decorate('responseCache', responseCache);
  responseCache.register(app);
  responseCache.onHit(() => requestLog.countCacheHit());
  app.decorate('liveCounts', { connections: 0, flushes: 0, frames: 0 });
  await registerMetrics(app, context);
  registerSession(app, context);
  await registerWire(app, context);
  registerLive(app, context);
  await app.register(async (site) => registerSite(site, context));
  await app.register(async (site) => registerWeb(site, context));
  return app;
}

/** Converts a number of proxies to a rule on how many hops to trust. */
function proxyTrust(setting: AppContext['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
