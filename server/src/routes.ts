import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { registerItems } from './directus/index.ts';
import { registerDocs } from './http/openapi/docs.routes.ts';
import { collectRoutes } from './http/openapi/routes.ts';
import { registerAccounts, registerEmailProof, registerInvitations } from './modules/accounts/index.ts';
import { registerBoard, registerBoardName } from './modules/board/index.ts';
import {
  registerCancellations,
  registerDesk,
  registerHeldRides,
  registerMailedBooking,
  registerOwnMoves,
  registerSlotChanges,
} from './modules/bookings/index.ts';
import { registerCalendar, registerOwnCalendar, registerTrackCalendars } from './modules/calendar/index.ts';
import { registerDayCloses } from './modules/cash-book/index.ts';
import {
  registerCheckouts,
  registerMoneyQuestions,
  registerNotices,
  registerWaysBack,
} from './modules/checkouts/index.ts';
import { registerContents } from './modules/content/index.ts';
import { registerPush } from './modules/devices/index.ts';
import { registerErasure } from './modules/erasure/index.ts';
import { registerEvents } from './modules/events/index.ts';
import { registerLibrary } from './modules/library/index.ts';
import { registerLooks } from './modules/looks/index.ts';
import {
  registerDigest,
  registerMailSamples,
  registerMessages,
  registerRefusedAddresses,
  registerReminders,
  registerSeasonMails,
} from './modules/messages/index.ts';
import { registerOwnData } from './modules/own-data/index.ts';
import { registerParkContent } from './modules/park/index.ts';
import { registerOwnPasses, registerPassChanges } from './modules/passes/index.ts';
import {
  registerPassSales,
  registerPayFirst,
  registerPaymentRecords,
  registerPayments,
  registerRefunds,
  registerVoids,
} from './modules/payments/index.ts';
import { registerFiles } from './modules/pictures/index.ts';
import { registerExport, registerTakings } from './modules/reports/index.ts';
import { registerSeason } from './modules/season/index.ts';
import { registerSetup } from './modules/setup/index.ts';
import { registerSlotEdits, registerSlots } from './modules/slots/index.ts';
import { registerSystem } from './modules/system/index.ts';
import { registerTracks } from './modules/tracks/index.ts';
import { registerWithdrawals } from './modules/withdrawals/index.ts';

const features = [
  registerAccounts,
  registerEmailProof,
  registerInvitations,
  registerSetup,
  registerErasure,
  registerOwnData,
  registerSystem,
  registerItems,
  registerSlotChanges,
  registerMailedBooking,
  registerCancellations,
  registerOwnMoves,
  registerSlots,
  registerPayments,
  registerPayFirst,
  registerCheckouts,
  registerNotices,
  registerSlotEdits,
  registerEvents,
  registerTracks,
  registerFiles,
  registerDesk,
  registerHeldRides,
  registerVoids,
  registerRefunds,
  registerPaymentRecords,
  registerMoneyQuestions,
  registerWaysBack,
  registerDayCloses,
  registerPassSales,
  registerPassChanges,
  registerOwnPasses,
  registerWithdrawals,
  registerMessages,
  registerDigest,
  registerRefusedAddresses,
  registerReminders,
  registerSeasonMails,
  registerMailSamples,
  registerPush,
  registerCalendar,
  registerOwnCalendar,
  registerTrackCalendars,
  registerBoard,
  registerBoardName,
  registerParkContent,
  registerContents,
  registerLibrary,
  registerLooks,
  registerSeason,
  registerTakings,
  registerExport,
];

/** Every call of the wire, each feature in a scope of its own. Who may do what is held against `permissions.test.ts`. */
export async function registerWire(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (wire) => {
    const routes = collectRoutes(wire);
    for (const register of features) await wire.register(async (api) => register(api, context));
    await wire.register(async (api) => registerDocs(api, context, routes));
  });
}
