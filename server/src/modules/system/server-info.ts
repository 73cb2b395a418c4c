import { writeAssetRow } from '@cablepark/contract/park/tracks';
import { writeSeasonInfo } from '@cablepark/contract/season/season-info';
import { hiddenContents } from '@cablepark/domain/content/hidden-contents';
import { policyOf } from '@cablepark/domain/park/content';
import { slotPriceOf, wantedItemsOf } from '@cablepark/domain/prices/price-list';
import { type SlotDays, slotDaysOf } from '@cablepark/domain/prices/slot-days';
import { nextSeason } from '@cablepark/domain/season/horizon';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { AppContext } from '../../context.ts';
import { readOnlinePolicy } from '../payments/index.ts';
import { hasPush } from '../push/index.ts';
import { readShownLooks } from '../site/looks/index.ts';

/** Extensions of the specification; the site uses one if this list names it. */
const features = [
  'desk',
  'events',
  'content',
  'audit',
  // `language` at the sign-up and of one's own account, `current_password`.
  'accounts',
  // A rider's own address, devices and data: the calls below /users/me.
  'own-data',
  // Tracks are described: GET /items/Asset has more than `id` and `name`.
  'tracks',
  // The one-time link, GET /setup/state, invitations.
  'setup',
  // The season is a plan: GET /season and the calls below it.
  'season',
  // The park writes its own pages: GET /park/contents/{name} and its versions.
  'contents',
  // The outbox: GET /messages.
  'messages',
  // Passes: GET /items/Pass, and paying with one.
  'passes',
  // Withdrawing from passes and accounts: /me/withdrawals.
  'withdrawals',
  // A rider's own calendar: GET /users/me/calendar, and a booking as a file.
  'calendar',
  // Links that work without a login: GET /users/me/links, DELETE /users/me/calendar.
  'own-links',
  'board-names',
  // Bookings of several: POST /desk/parties, GET /items/PartyRide.
  'parties',
  // Stops of the cable: POST /desk/stops.
  'stops',
  // Closures of tracks: GET /closures, POST /desk/closures.
  'closures',
  // Waiting for a slot: GET /me/standby.
  'standby',
  // Slots for friends: POST /me/friends-links.
  'friends-links',
  // Enquiries of groups: POST /group-enquiries, GET /items/GroupEnquiry.
  'groups',
  // Riders' own parties: PATCH /items/Slot with several keys makes one, and they read their PartyRide.
  'own-parties',
  // One payment for several rides and things: POST /desk/bills.
  'bills',
  // Riders with many future rides: GET /desk/riders and /desk/unpaid-rides.
  'held-rides',
  // The staff's search, and riders' cards with notes: GET /desk/search, /desk/rider-cards and /desk/rider-notes.
  'riders',
  // Checking riders in: POST /desk/arrivals.
  'check-in',
  // Closing a day of the cash book: /desk/day-closes.
  'day-closes',
  // Moving an unpaid ride of one's own: POST /me/moves.
  'own-moves',
  // One's own rides that came back, and why: GET /me/given-back.
  'given-back',
  // Undoing one's own cancellation within ten seconds: POST /me/cancellations/undone.
  'undo-cancelling',
  // Proving one's own address: GET and POST /users/me/email-proof.
  'email-proof',
  // Lists over /websocket, in Directus' realtime messages.
  'live',
] as const;

/** Messages to a rider's devices: GET /users/me/push. Browsers take them only from a public https address. */
const pushFeature = 'push';

/** Paying online: POST /checkouts. Only with a provider's settings. */
const checkoutFeature = 'checkouts';

/** Saying at booking what gear a ride needs: PATCH /gear. Only where the park marks rows of its price list. */
const gearFeature = 'gear';

/** The weather at the park: GET /weather. Only with a point on the map, and a source of weather. */
const weatherFeature = 'weather';

/** The offline page, for which devices store a rider's next slots: GET /push-worker.js. Absent if the park has turned it off. */
const offlineFeature = 'offline';

/** Sending drafts of invoices to the bookkeeper's program: POST /desk/invoice-drafts. Only with its settings. */
const invoiceFeature = 'invoice-drafts';

/** The park's settings for the browser: the data of GET /server/info. */
export async function serverInfo(context: AppContext) {
  const content = await context.parkSettings.read();
  const { name, contact, operator, hours, opening, setup } = content;
  const prices = (await context.pageContents.read()).prices.content;
  const slot = slotPriceOf(prices);
  const offersGear = wantedItemsOf(prices, context.clock.now(), context.config.zone).length > 0;
  const season = await seasonInfo(context, hours.isFromSeason);
  const tracks = standingTracks(await context.tracks.read()).map(writeAssetRow);
  const looks = await readShownLooks(context);
  const { zone, analyticsId } = context.config;
  return {
    project: { project_name: name },
    park: {
      zone,
      policy: policyOf(content),
      analyticsId,
      contact,
      operator,
      hours,
      ...(slot && { prices: { slot } }),
      opening,
      ...(season && { season }),
      payments: await readOnlinePolicy(context),
      tracks,
      setup: { isOver: setup.isOver },
      looks,
      hidden: hiddenContents(await context.pageContents.read()),
    },
    features: [
      ...features,
      ...(hasPush(context) ? [pushFeature] : []),
      ...(context.payments ? [checkoutFeature] : []),
      ...(context.invoices ? [invoiceFeature] : []),
      ...(offersGear ? [gearFeature] : []),
      ...(contact.map && context.weather.forecast ? [weatherFeature] : []),
      ...(context.config.offline ? [offlineFeature] : []),
    ],
  };
}

/** Null without a plan. A park without its first plan must not show the hours of SPEC.md, which its owner has not entered. */
async function seasonInfo({ season, clock, config: { zone } }: AppContext, waitsForPlan: boolean) {
  const plan = await season.read();
  const now = clock.now();
  const days = slotDaysOf(plan.plans, dayOf(now, zone)) ?? (waitsForPlan ? noDays : null);
  return days && writeSeasonInfo(days, nextSeason(plan, now, zone));
}

const noDays: SlotDays = { friday: null, holiday: null };
