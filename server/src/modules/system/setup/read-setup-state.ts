import { join } from 'node:path';
import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { toGrosze, toPln } from '@cablepark/contract/money';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { setupProgress } from '@cablepark/domain/park/setup-progress';
import { slotPriceOf } from '@cablepark/domain/prices/price-list';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { firstOpening } from '@cablepark/domain/season/horizon';
import type { Season, SeasonPlan } from '@cablepark/domain/season/season.schema';
import { pricesApart, slotPricesOf } from '@cablepark/domain/season/season-prices';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { Config } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { findSeason } from '../../season/index.ts';

/** The pages without a version written by the program. */
const ownPages = ['home', 'bar', 'features', 'contact', 'location', 'looks'] as const satisfies ContentName[];

/** The owner's progress, and the settings that they should know. It contains no secrets. */
export async function readSetupState({
  store,
  clock,
  parkSettings,
  pageContents,
  tracks,
  config,
}: AppContext): Promise<SetupState> {
  const parkContent = await parkSettings.read();
  const { season } = await findSeason(store.db);
  const counts = {
    tracks: standingTracks(await tracks.read()).length,
    plans: season.plans.length,
    staff: await countStaff(store.db),
  };
  const contents = await pageContents.read();
  const now = clock.now();
  return {
    steps: setupProgress({
      content: parkContent,
      ...counts,
      hasSlotPrice: slotPriceOf(contents.prices.content) !== null,
      hasOwnPages: ownPages.some((name) => contents[name].version > 0),
      sendsMail: config.smtpUrl !== null,
      publicUrl: config.publicUrl,
    }),
    setup: parkContent.setup,
    opening: parkContent.opening,
    counts,
    slot_prices: slotPrices(contents.prices.content, season.plans, dayOf(now, config.zone)),
    first_slots: firstSlots(season, now, config.zone),
    public_url: config.publicUrl,
    public_url_set: config.isPublicUrlSet,
    mail: mailPlace(config),
  };
}

/** When bookings open, while there are no slots yet. */
function firstSlots(season: Season, now: Temporal.Instant, zone: string): SetupState['first_slots'] {
  const first = firstOpening(season, now, zone);
  return first && { day: first.day, opens_on: first.opensOn, opens_at: season.release.at };
}

/** Where mails go: the mail server without its credentials, or the folder. */
function mailPlace({ smtpUrl, dataDir, mailFrom }: Config): SetupState['mail'] {
  if (smtpUrl === null) return { kind: 'folder', place: join(dataDir, 'mail'), from: mailFrom };
  return { kind: 'smtp', place: new URL(smtpUrl).host, from: mailFrom };
}

/** The slot prices of the price list and of the season, to compare. */
function slotPrices(
  list: PriceList,
  plans: readonly SeasonPlan[],
  today: Temporal.PlainDate,
): SetupState['slot_prices'] {
  const listed = slotPriceOf(list);
  const season = slotPricesOf(plans, today);
  const inGrosze = listed && { weekday: toGrosze(listed.weekday), weekend: toGrosze(listed.weekend) };
  return {
    listed,
    season: { weekday: season.weekday.map(toPln), weekend: season.weekend.map(toPln) },
    apart: inGrosze ? pricesApart(inGrosze, season) : [],
  };
}

async function countStaff(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '!=', 'User')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}
