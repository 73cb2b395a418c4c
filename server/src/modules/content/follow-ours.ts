import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { type LegalFacts, legalFacts } from '@cablepark/domain/legal/legal-facts';
import { isLegalName, legalNames, ourLegal } from '@cablepark/domain/legal/our-legal';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { differenceOf } from '../audit/index.ts';
import { findContents, insertVersion } from './content.store.ts';

interface Moment {
  now: Temporal.Instant;
  zone: string;
}

/**
 * Our terms and privacy policy, where the park follows them: the next version wherever what they say of the park, or ours
 * themselves, have changed since the last. So every text that a rider accepts is a version that stays.
 */
export async function followOurs(db: Db, facts: LegalFacts, moment: Moment): Promise<void> {
  const standing = await findContents(db);
  for (const name of legalNames) {
    const { version, content: before } = standing[name];
    if (!before.follows) continue;
    const content = ourNext(ourLegal(name, facts), before, moment);
    if (content === before) continue;
    const created_at = moment.now.epochMilliseconds;
    // Whoever is faster has seen the same facts, or has just written the park's own.
    await insertVersion(db, { name, version: version + 1, content, created_at, created_by: null });
  }
}

/** What another program or other settings say is there before the first visitor. */
export async function followOursAtStart(context: AppContext): Promise<void> {
  const facts = await factsOf(context);
  const moment = { now: context.clock.now(), zone: context.config.zone };
  await context.store.db.transaction().execute((db) => followOurs(db, facts, moment));
  context.contents.forget();
}

/** What is to be written: ours, where the park asks to follow them. */
export async function orOurs<Name extends ContentName>(
  context: AppContext,
  name: Name,
  asked: ContentOf<Name>,
): Promise<ContentOf<Name>> {
  if (!isLegalName(name) || !(asked as LegalPage).follows) return asked;
  const ours = ourLegal(name, await factsOf(context));
  const { content: standing } = (await context.contents.read())[name];
  const moment = { now: context.clock.now(), zone: context.config.zone };
  return ourNext(ours, standing, moment) as ContentOf<Name>;
}

async function factsOf({ content, config }: AppContext): Promise<LegalFacts> {
  return legalFacts(await content.read(), config.analyticsId !== null);
}

/** Ours, in force from today on where they differ from what stands. */
function ourNext(ours: LegalPage, standing: LegalPage, { now, zone }: Moment): LegalPage {
  const { inForceFrom } = standing;
  if (inForceFrom !== null && !differenceOf(standing, { ...ours, inForceFrom })) return standing;
  return { ...ours, inForceFrom: dayOf(now, zone).toString() };
}
