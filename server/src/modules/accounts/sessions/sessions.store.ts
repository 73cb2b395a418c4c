import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { SessionTable } from '../../../db/tables/account-tables.ts';
import type { SessionClaims } from '../secrets/access-token.ts';

/** More devices than a person has; a program that logs in repeatedly sees only the newest. */
const mostSessions = 200;

export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

export async function findSession(db: Db, tokenHash: string): Promise<Selectable<SessionTable> | null> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a live token as exchanged; also succeeds for one exchanged since `forgivenSince`, whose mark stays. */
export async function rotateSession(
  db: Db,
  tokenHash: string,
  { nowMs, forgivenSince }: { nowMs: number; forgivenSince: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set((eb) => ({ rotated_at: eb.fn.coalesce('rotated_at', eb.val(nowMs)) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .where((eb) => eb.or([eb('rotated_at', 'is', null), eb('rotated_at', '>=', forgivenSince)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The number of tokens that a login got after this time. */
export async function countTokens(db: Db, family: string, afterMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family', '=', family)
    .where('created_at', '>', afterMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest tokens of a login that can still be exchanged. */
export async function findLivingTokens(
  db: Db,
  family: string,
  { nowMs, most }: { nowMs: number; most: number },
): Promise<Pick<Selectable<SessionTable>, 'token_hash' | 'created_at'>[]> {
  return await livingTokens(db, family, nowMs)
    .select(['token_hash', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(most)
    .execute();
}

/** Marks all other tokens of a login as exchanged: using one of them later counts as theft. */
export async function retireTokens(
  db: Db,
  family: string,
  { nowMs, kept }: { nowMs: number; kept: readonly string[] },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ rotated_at: nowMs })
    .where('token_hash', 'in', livingTokens(db, family, nowMs).select('token_hash'))
    .where('token_hash', 'not in', [...kept])
    .execute();
}

function livingTokens(db: Db, family: string, nowMs: number) {
  return db
    .selectFrom('session')
    .where('family', '=', family)
    .where('rotated_at', 'is', null)
    .where('expires_at', '>', nowMs);
}

/** Ending a session also ends the push subscription of its device. */
export async function endFamily(db: Db, family: string): Promise<void> {
  await db.deleteFrom('session').where('family', '=', family).execute();
  await db.deleteFrom('push_subscription').where('family', '=', family).execute();
}

/** Ends an account's sessions, all or all but the one of `keptFamily`. */
export async function endSessions(
  db: Db,
  accountId: string,
  keptFamily: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(keptFamily !== null, (query) => query.where('family', '<>', keptFamily))
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .$if(keptFamily !== null, (query) => query.where('family', '<>', keptFamily))
    .execute();
}

/** The account of a session; null if there is none. */
export async function findSessionOwner(db: Db, family: string): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('account_id')
    .where('family', '=', family)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** An account's live sessions, each by its newest token, last used first. */
export async function findSessions(db: Db, accountId: string, nowMs: number) {
  const tokens = await db
    .selectFrom('session')
    .select(['family', 'browser', 'system', 'created_at', 'started_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', nowMs)
    .where('rotated_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostSessions)
    .execute();
  // Two tabs that renew a session at once hold a token each.
  const newest = Map.groupBy(tokens, ({ family }) => family);
  return [...newest.values()].flatMap(([token]) => token ?? []);
}

/** The account of a session, with its current role; null if the session has ended or the account can't act. */
export async function findActor(db: Db, { accountId, family }: SessionClaims): Promise<Actor | null> {
  const row = await db
    .selectFrom('account')
    .select(['account.id', 'account.role'])
    .where('account.id', '=', accountId)
    .where('account.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .select('session.family')
          .whereRef('session.account_id', '=', 'account.id')
          .where('session.family', '=', family),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * As `findActor`, for many sessions at once, by family, without ended ones.
 * Passes the families as one value: a thousand parameters cost more than reading the rows.
 */
export async function findActors(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  families: readonly string[],
): Promise<Map<string, Actor>> {
  if (families.length === 0) return new Map();
  const list = JSON.stringify(families);
  const each =
    engine === 'postgres'
      ? sql<string>`(select json_array_elements_text(${list}::json))`
      : sql<string>`(select value from json_each(${list}))`;
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.family', 'account.id', 'account.role'])
    .where('session.family', 'in', each)
    .where('account.status', '=', 'active')
    .execute();
  return new Map(rows.map(({ family, id, role }) => [family, { id, role }]));
}

export async function deleteExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', nowMs).execute();
  await db
    .deleteFrom('push_subscription')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session')
            .select('session.family')
            .whereRef('session.family', '=', 'push_subscription.family'),
        ),
      ),
    )
    .execute();
}
