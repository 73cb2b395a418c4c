import type { Clock } from '../../../clock.ts';
import type { Store } from '../../../db/store.ts';
import { newOpaqueToken } from '../../accounts/index.ts';
import { hasAdmin, replaceSetupLink } from './setup-link.store.ts';

const linkLifeMs = 24 * 60 * 60_000;

/** A new secret of the link for the first Admin, valid for a day, which replaces any other; null if there is an Admin. */
export async function offerSetupLink({ db }: Pick<Store, 'db'>, clock: Clock): Promise<string | null> {
  const { token, hash } = newOpaqueToken();
  const expires_at = clock.now().epochMilliseconds + linkLifeMs;
  const isOffered = await db.transaction().execute(async (work) => {
    if (await hasAdmin(work)) return false;
    await replaceSetupLink(work, { token_hash: hash, expires_at });
    return true;
  });
  return isOffered ? token : null;
}
