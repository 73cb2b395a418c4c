import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { legalFacts, type SettingsFacts } from '@cablepark/domain/legal/legal-facts';
import { isLegalName, legalNames, ourLegal } from '@cablepark/domain/legal/our-legal';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { differenceOf } from '../../audit/index.ts';
import { findContents, insertVersion } from './content.store.ts';

/** What the legal texts take from the settings; the rest is in the price list. */
export interface SiteFacts {
  park: SettingsFacts;
  analytics: boolean;
}

interface Moment {
  now: Temporal.Instant;
  zone: string;
}

/**
 * Follows our terms and privacy policy, if the park chooses to: a new version whenever the park's facts or our text change.
 * So every text that a rider accepts is a stored version.
 */
export async function followOurs(db: Db, { park, analytics }: SiteFacts, moment: Moment): Promise<void> {
  const contents = await findContents(db);
  const facts = legalFacts(park, analytics, contents.prices.content);
  for (const name of legalNames) {
    const { version, content: before } = contents[name];
    if (!before.follows) continue;
    const content = ourNext(ourLegal(name, facts), before, moment);
    if (content === before) continue;
    const created_at = moment.now.epochMilliseconds;
    // A faster process has seen the same facts, or an Admin has just written the park's own text.
    await insertVersion(db, { name, version: version + 1, content, created_at, created_by: null });
  }
}

/** Applies changes of a new program or new settings before the first visitor. */
export async function followOursAtStart(context: AppContext): Promise<void> {
  const facts = await siteFactsOf(context);
  const moment = { now: context.clock.now(), zone: context.config.zone };
  await context.store.db.transaction().execute((db) => followOurs(db, facts, moment));
  context.pageContents.forget();
}

/** The content to write: ours, if the park chooses to follow it. */
export async function orOurs<Name extends ContentName>(
  context: AppContext,
  name: Name,
  content: ContentOf<Name>,
): Promise<ContentOf<Name>> {
  if (!isLegalName(name) || !(content as LegalPage).follows) return content;
  const { park, analytics } = await siteFactsOf(context);
  const contents = await context.pageContents.read();
  const ours = ourLegal(name, legalFacts(park, analytics, contents.prices.content));
  const { content: current } = contents[name];
  const moment = { now: context.clock.now(), zone: context.config.zone };
  return ourNext(ours, current, moment) as ContentOf<Name>;
}

/** Not inside a transaction. */
export async function siteFactsOf({ parkSettings, config }: AppContext): Promise<SiteFacts> {
  return { park: await parkSettings.read(), analytics: config.analyticsId !== null };
}

/** Our text, in force from today if it differs from the current version. */
function ourNext(ours: LegalPage, current: LegalPage, { now, zone }: Moment): LegalPage {
  const { inForceFrom } = current;
  if (inForceFrom !== null && !differenceOf(current, { ...ours, inForceFrom })) return current;
  return { ...ours, inForceFrom: dayOf(now, zone).toString() };
}
