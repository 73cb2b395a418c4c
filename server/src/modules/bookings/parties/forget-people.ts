import { partyNamesKeptDays } from '@cablepark/domain/booking/party';
import type { ServerContext } from '../../../server-context.ts';
import { forgetPeopleBefore } from './parties.store.ts';

/** Erases the names in parties some days after the rides: these people have no accounts, so nobody else would erase them. */
export async function forgetOldPeople({ store, clock }: ServerContext): Promise<void> {
  const before = clock.now().subtract({ hours: partyNamesKeptDays * 24 });
  await forgetPeopleBefore(store.db, before.epochMilliseconds);
}
