import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { type LegalFacts, legalFacts } from '@cablepark/domain/legal/legal-facts';
import { isLegalName, legalNames, ourLegal } from '@cablepark/domain/legal/our-legal';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { differenceOf } from '../../audit/index.ts';
import { findContents, insertVersion } from './content.store.ts';

interface Moment {
  now: Temporal.Instant;
  zone: string;
}

/**
 * Follows our terms and privacy policy, if the park chooses to: a new version whenever the park's facts or our text change.
 * So every text that a rider accepts is a stored version.
 */
export async function followOurs(db: Db, facts: LegalFacts, moment: Moment): Promise<void> {
  const contents = await findContents(db);
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
  const facts = await factsOf(context);
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
  const ours = ourLegal(name, await factsOf(context));
  const { content: current } = (await context.pageContents.read())[name];
  const moment = { now: context.clock.now(), zone: context.config.zone };
  return ourNext(ours, current, moment) as ContentOf<Name>;
}

async function factsOf({ parkSettings, config }: AppContext): Promise<LegalFacts> {
  return legalFacts(await parkSettings.read(), config.analyticsId !== null);
}

/** Our text, in force from today if it differs from the current version. */
function ourNext(ours: LegalPage, current: LegalPage, { now, zone }: Moment): LegalPage {
  const { inForceFrom } = current;
  if (inForceFrom !== null && !differenceOf(current, { ...ours, inForceFrom })) return current;
  return { ...ours, inForceFrom: dayOf(now, zone).toString() };
}
