import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf, StandingContents } from '@cablepark/domain/content/contents.schema';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { legalFacts, type SettingsFacts } from '@cablepark/domain/legal/legal-facts';
import { isLegalName, legalNames, ourLegal } from '@cablepark/domain/legal/our-legal';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { differenceOf } from '../../audit/index.ts';
import { lockContent } from '../settings/index.ts';
import { findContents, insertVersion } from './content.store.ts';

/** The facts in the legal texts that come from the settings; the others come from the price list. */
export interface SiteFacts {
  park: SettingsFacts;
  analytics: boolean;
}

interface Moment {
  now: Temporal.Instant;
  zone: string;
}

/**
 * Updates terms and privacy policy that follow ours: a new version whenever the park's facts or our text change.
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
    await insertVersion(db, { name, version: version + 1, content, created_at, created_by: null });
  }
}

/** Writes the new texts of a new program or new settings before the first visitor comes. */
export async function followOursAtStart(context: AppContext): Promise<void> {
  const { store, clock, config } = context;
  const moment = { now: clock.now(), zone: config.zone };
  await store.db
    .transaction()
    .execute(async (db) =>
      followOurs(db, await lockFacts(context, { db, engine: store.engine, now: moment.now }), moment),
    );
  context.pageContents.forget();
}

/**
 * The facts of the settings, locked until the transaction ends. Changes of the settings, the price list and our texts all take this lock first,
 * so that the later change sees the earlier one.
 */
export async function lockFacts(
  { config }: Pick<AppContext, 'config'>,
  { db, engine, now }: Pick<TransactionContext, 'db' | 'engine' | 'now'>,
): Promise<SiteFacts> {
  const park = await lockContent(db, engine, now.epochMilliseconds);
  return { park, analytics: config.analyticsId !== null };
}

/** Whether our texts use facts of a content: then its change must lock the facts. */
export function concernsOurs(name: ContentName): boolean {
  return name === 'prices' || isLegalName(name);
}

/** The content to write: our text, if the park follows it. */
export function orOurs<Name extends ContentName>(
  name: Name,
  content: ContentOf<Name>,
  { contents, facts, moment }: { contents: StandingContents; facts: SiteFacts | null; moment: Moment },
): ContentOf<Name> {
  if (!isLegalName(name) || facts === null || !(content as LegalPage).follows) return content;
  const ours = ourLegal(name, legalFacts(facts.park, facts.analytics, contents.prices.content));
  return ourNext(ours, contents[name].content, moment) as ContentOf<Name>;
}

/** Our text, in force from today if it differs from the current version. */
function ourNext(ours: LegalPage, current: LegalPage, { now, zone }: Moment): LegalPage {
  const { inForceFrom } = current;
  if (inForceFrom !== null && !differenceOf(current, { ...ours, inForceFrom })) return current;
  return { ...ours, inForceFrom: dayOf(now, zone).toString() };
}
