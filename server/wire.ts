import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './accounts/accounts.routes.ts';
import { registerDesk } from './desk/desk.routes.ts';
import { registerEvents } from './events/events.routes.ts';
import { registerExport } from './export/export.routes.ts';
import { registerFiles } from './files/files.routes.ts';
import { registerItems } from './items/items.routes.ts';
import type { Park } from './park.ts';
import { registerParkContent } from './park-content/park-content.routes.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { registerDocs } from './plugins/openapi/docs.routes.ts';
import { noteRoutes } from './plugins/openapi/routes.ts';
import { registerSlotEdits } from './slot-edits/slot-edits.routes.ts';
import { registerSlots } from './slots/slots.routes.ts';
import { registerSystem } from './system/system.routes.ts';
import { registerTakings } from './takings/takings.routes.ts';

const features = [
  registerAccounts,
  registerSystem,
  registerItems,
  registerSlots,
  registerPayments,
  registerSlotEdits,
  registerEvents,
  registerFiles,
  registerDesk,
  registerParkContent,
  registerTakings,
  registerExport,
];

/** Every call of the wire, each feature in a scope of its own. Who may do what is held against `permissions.test.ts`. */
export async function registerWire(app: FastifyInstance, park: Park): Promise<void> {
  await app.register(async (wire) => {
    const routes = noteRoutes(wire);
    for (const register of features) await wire.register(async (api) => register(api, park));
    await wire.register(async (api) => registerDocs(api, park, routes));
  });
}
