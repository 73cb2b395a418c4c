import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { registerItems } from './directus/index.ts';
import { registerDocs } from './http/openapi/docs.routes.ts';
import { collectRoutes } from './http/openapi/routes.ts';
import { registerAccounts, registerEmailProof, registerInvitations } from './modules/accounts/register.ts';
import {
  registerCheckouts,
  registerMoneyQuestions,
  registerNotices,
  registerWaysBack,
} from './modules/bills/register.ts';
import { registerBoard, registerBoardName } from './modules/board/register.ts';
import {
  registerCalendar,
  registerOwnCalendar,
  registerTrackCalendars,
} from './modules/calendar/register.ts';
import { registerDayCloses, registerUndonePayments } from './modules/cash-book/register.ts';
import { registerClosedRides, registerClosures, registerStops } from './modules/closures/register.ts';
import { registerEvents } from './modules/events/register.ts';
import { registerFriends } from './modules/friends/register.ts';
import { registerDeskGroups, registerGroups } from './modules/groups/register.ts';
import { registerInvoiceDrafts } from './modules/invoices/register.ts';
import {
  registerDigest,
  registerMailSamples,
  registerMessages,
  registerRefusedAddresses,
  registerReminders,
  registerSeasonMails,
} from './modules/mails/register.ts';
import { registerOwnPasses, registerPassChanges, registerPassSales } from './modules/passes/register.ts';
import { registerPayFirst, registerPaymentKeys, registerRefunds } from './modules/payments/register.ts';
import { registerPush } from './modules/push/register.ts';
import { registerExport, registerTakings } from './modules/reports/register.ts';
import {
  registerMailedMerges,
  registerMerges,
  registerRiderCards,
  registerRiderNotes,
  registerSearch,
} from './modules/riders/register.ts';
import {
  registerBills,
  registerCancellations,
  registerCorrections,
  registerDesk,
  registerDeskActions,
  registerDeskCancellations,
  registerGear,
  registerGivenBack,
  registerHeldRides,
  registerItemReturns,
  registerMailedBooking,
  registerOwnMoves,
  registerParties,
  registerPaymentRecords,
  registerPayments,
  registerSlotChanges,
  registerVoids,
} from './modules/rides/register.ts';
import { registerErasure } from './modules/rights/erasure/register.ts';
import { registerOwnData } from './modules/rights/own-data/register.ts';
import { registerWithdrawals } from './modules/rights/withdrawals/register.ts';
import { registerSeason } from './modules/season/register.ts';
import { registerContents } from './modules/site/content/register.ts';
import { registerLibrary } from './modules/site/library/register.ts';
import { registerLooks } from './modules/site/looks/register.ts';
import { registerParkContent } from './modules/site/park/register.ts';
import { registerFiles } from './modules/site/pictures/register.ts';
import { registerSlotEdits, registerSlots } from './modules/slots/register.ts';
import { registerStandby } from './modules/standby/register.ts';
import { registerSystem } from './modules/system/register.ts';
import { registerSetup } from './modules/system/setup/register.ts';
import { registerTracks } from './modules/tracks/register.ts';
import { registerSensor, registerWeather } from './modules/weather/register.ts';

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
  registerDeskCancellations,
  registerGivenBack,
  registerOwnMoves,
  registerSlots,
  registerPayments,
  registerPayFirst,
  registerPaymentKeys,
  registerCheckouts,
  registerNotices,
  registerSlotEdits,
  registerEvents,
  registerTracks,
  registerFiles,
  registerDesk,
  registerParties,
  registerGroups,
  registerDeskGroups,
  registerBills,
  registerCorrections,
  registerDeskActions,
  registerStops,
  registerClosures,
  registerClosedRides,
  registerStandby,
  registerFriends,
  registerGear,
  registerHeldRides,
  registerSearch,
  registerRiderCards,
  registerRiderNotes,
  registerMerges,
  registerMailedMerges,
  registerItemReturns,
  registerVoids,
  registerRefunds,
  registerPaymentRecords,
  registerMoneyQuestions,
  registerWaysBack,
  registerDayCloses,
  registerInvoiceDrafts,
  registerUndonePayments,
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
  registerWeather,
  registerSensor,
];

/** Every call of the API, each feature in a scope of its own. `permissions.test.ts` checks the permissions. */
export async function registerWire(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (wire) => {
    const routes = collectRoutes(wire);
    for (const register of features) await wire.register(scopeOf(register, context));
    await wire.register(async (api) => registerDocs(api, context, routes));
  });
}

/** A scope with a name: Fastify searches all loaded modules for the name of a function without one. */
function scopeOf(register: (typeof features)[number], context: AppContext) {
  const scope = async (api: FastifyInstance) => register(api, context);
  return Object.assign(scope, { [Symbol.for('fastify.display-name')]: register.name });
}
