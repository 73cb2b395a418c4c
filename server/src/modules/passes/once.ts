import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { storeFailure } from '../../db/failures.ts';
import type { Db } from '../../db/store.ts';
import { findByRequest } from './passes.store.ts';

/** A call's own name, for whoever made it: nobody else's call has it. */
export function requestKey(actor: Actor, key: string): string {
  return `${actor.id}:${key}`;
}

/**
 * Does something to a pass, unless a call of this name has done it: a phone that heard no answer asks again. Of two at once the
 * database lets one through, and the other finds what it did.
 * @param pass the one that it is about; null where the call makes it
 * @returns the pass. @throws FORBIDDEN where the name belongs to a call about another pass
 */
export async function once(
  db: Db,
  key: string,
  pass: number | null,
  work: () => Promise<number>,
): Promise<number> {
  const done = (await findByRequest(db, key)) ?? (await work().catch((error: unknown) => afterwards(error)));
  if (pass !== null && done !== pass) throw new ParkError('FORBIDDEN');
  return done;

  async function afterwards(error: unknown): Promise<number> {
    const known = storeFailure(error) === 'not-unique' ? await findByRequest(db, key) : null;
    if (known === null) throw error;
    return known;
  }
}
