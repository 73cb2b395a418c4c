import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { registerAccounts } from './accounts/accounts.routes.ts';
import { registerDesk } from './desk/desk.routes.ts';
import { registerEvents } from './events/events.routes.ts';
import { registerExport } from './export/export.routes.ts';
import { registerFiles } from './files/files.routes.ts';
import { registerItems } from './items/items.routes.ts';
import { RequestLog } from './logging.ts';
import type { Park } from './park.ts';
import { registerParkContent } from './park-content/park-content.routes.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { bodyLimitBytes, registerBody } from './plugins/body.ts';
import { registerCompression } from './plugins/compression.ts';
import { refuseAddress, registerErrors } from './plugins/errors.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSession } from './plugins/session.ts';
import { registerValidation } from './plugins/validation.ts';
import { registerWeb } from './plugins/web.ts';
import { registerSite } from './site/site.ts';
import { registerSlotEdits } from './slot-edits/slot-edits.routes.ts';
import { registerSlots } from './slots/slots.routes.ts';
import { registerSystem } from './system/system.routes.ts';
import { registerTakings } from './takings/takings.routes.ts';

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
  await app.register(async (api) => registerAccounts(api, park));
  await app.register(async (api) => registerSystem(api, park));
  await app.register(async (api) => registerItems(api, park));
  await app.register(async (api) => registerSlots(api, park));
  await app.register(async (api) => registerPayments(api, park));
  await app.register(async (api) => registerSlotEdits(api, park));
  await app.register(async (api) => registerEvents(api, park));
  await app.register(async (api) => registerFiles(api, park));
  await app.register(async (api) => registerDesk(api, park));
  await app.register(async (api) => registerParkContent(api, park));
  await app.register(async (api) => registerTakings(api, park));
  await app.register(async (api) => registerExport(api, park));
  await app.register(async (site) => registerSite(site, park));
  await app.register(async (site) => registerWeb(site));
  return app;
}

/** A number of proxies becomes a rule on how many hops to believe. */
function proxyTrust(setting: Park['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
