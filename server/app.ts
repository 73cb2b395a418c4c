import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import Fastify from 'fastify';
import { registerAccounts } from './accounts/accounts.routes.ts';
import type { Park } from './park.ts';
import { bodyLimitBytes, registerBody } from './plugins/body.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSession } from './plugins/session.ts';
import { registerValidation } from './plugins/validation.ts';
import { registerSystem } from './system/system.routes.ts';

/** The whole server except `listen`, so that tests can inject without a port. */
export async function buildApp(
  park: Park,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: bodyLimitBytes,
    trustProxy: proxyTrust(park.config.trustProxy),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });
  app.addHttpMethod('SEARCH', { hasBody: true });
  registerErrors(app);
  registerValidation(app);
  registerBody(app);
  await registerSecurity(app, park.config);
  registerSession(app, park);
  await app.register(async (api) => registerAccounts(api, park));
  await app.register(async (api) => registerSystem(api, park));
  return app;
}

/** A number of proxies becomes a rule on how many hops to believe. */
function proxyTrust(setting: Park['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
