import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { RequestLog } from './logging.ts';
import type { Park } from './park.ts';
import { bodyLimitBytes, registerBody } from './plugins/body.ts';
import { registerCompression } from './plugins/compression.ts';
import { refuseAddress, registerErrors } from './plugins/errors.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSession } from './plugins/session.ts';
import { registerValidation } from './plugins/validation.ts';
import { registerWeb } from './plugins/web.ts';
import { registerSite } from './site/site.ts';
import { registerWire } from './wire.ts';

/** The whole server except `listen`, so that tests can inject without a port. */
export async function buildApp(park: Park, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: new RequestLog(),
    bodyLimit: bodyLimitBytes,
    trustProxy: proxyTrust(park.config.trustProxy),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
    // A photo of ten megabytes takes that long over a weak connection by the lake.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // While the server drains, what still comes over an open connection is answered like any other request.
    return503OnClosing: false,
  });
  app.addHttpMethod('SEARCH', { hasBody: true });
  registerErrors(app);
  registerValidation(app);
  registerBody(app);
  await registerSecurity(app, park.config);
  await registerCompression(app);
  registerSession(app, park);
  await registerWire(app, park);
  await app.register(async (site) => registerSite(site, park));
  await app.register(async (site) => registerWeb(site));
  return app;
}

/** A number of proxies becomes a rule on how many hops to believe. */
function proxyTrust(setting: Park['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
