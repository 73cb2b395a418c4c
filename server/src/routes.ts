import type { FastifyInstance } from 'fastify';
import type { Park } from './context.ts';
import { registerItems } from './directus/items.routes.ts';
import { registerDocs } from './http/openapi/docs.routes.ts';
import { describeRoutes } from './http/openapi/document.ts';
import { registerAccounts } from './modules/accounts/accounts.routes.ts';
import { registerDesk } from './modules/bookings/desk.routes.ts';
import { registerEvents } from './modules/events/events.routes.ts';
import { registerParkContent } from './modules/park/park-content.routes.ts';
import { registerPayments } from './modules/payments/payments.routes.ts';
import { registerFiles } from './modules/pictures/files.routes.ts';
import { registerExport } from './modules/reports/export.routes.ts';
import { registerTakings } from './modules/reports/takings.routes.ts';
import { registerSlotEdits } from './modules/slots/slot-edits.routes.ts';
import { registerSlots } from './modules/slots/slots.routes.ts';
import { registerSystem } from './modules/system/system.routes.ts';

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
    const writeDocument = await describeRoutes(wire, park.config.publicUrl);
    for (const register of features) await wire.register(async (api) => register(api, park));
    await wire.register(async (api) => registerDocs(api, writeDocument));
  });
}
