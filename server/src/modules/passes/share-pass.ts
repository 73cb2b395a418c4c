import { randomBytes } from 'node:crypto';
import type { PassMember } from '@cablepark/contract/payments/passes.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import {
  decideJoining,
  decideLeaving,
  decideSharing,
  decideTaking,
  type Pass,
} from '@cablepark/domain/passes/pass-rules';
import type { Db, Store } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { requireSession } from '../accounts/index.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { lockPass } from './passes.store.ts';

type Engine = Store['engine'];

/**
 * Creates a link for a pass, or replaces it; the old link becomes invalid.
 * @param family of the requesting session @returns its key. @throws FORBIDDEN, INVALID_CREDENTIALS if the session has ended meanwhile
 */
export async function makeLink(
  context: ServerContext,
  actor: Actor,
  id: number,
  family: string | null,
): Promise<string> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    await requireSession(transaction, family);
    enforce(decideSharing(await lockPass(db, engine, id), actor));
    const key = randomBytes(16).toString('base64url');
    await db.updateTable('pass').set({ share_key: key }).where('id', '=', id).execute();
    return key;
  });
}

/** Revokes the link; members stay. @throws FORBIDDEN */
export async function endLink(context: ServerContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine }) => {
    enforce(decideSharing(await lockPass(db, engine, id), actor));
    await db.updateTable('pass').set({ share_key: null }).where('id', '=', id).execute();
  });
}

/** Joins the pass of this link. @returns the pass. @throws FORBIDDEN for an invalid link, PASS_FULL */
export async function joinPass(context: ServerContext, actor: Actor, key: string): Promise<number> {
  return await inTransaction(context, actor, async ({ db, engine, now }) => {
    // Accounts come before passes (`db/locks.ts`); an account under erasure joins nothing.
    await requireAccount(db, engine, actor.id);
    const pass = await lockPassWith(db, engine, 'share_key', key);
    const decision = enforce(decideJoining(pass, actor));
    if (!pass) throw new ParkError('NOT_FOUND');
    if (decision === 'unchanged') return pass.id;
    const memberRow = { pass_id: pass.id, account_id: actor.id, created_at: now.epochMilliseconds };
    await db.insertInto('pass_member').values(memberRow).execute();
    return pass.id;
  });
}

/**
 * Removes a member from a pass: by the member, or by its owner. The owner's removal revokes the link, because the member still has it.
 * @throws FORBIDDEN
 */
export async function leavePass(
  context: ServerContext,
  actor: Actor,
  id: number,
  member: string,
): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine }) => {
    const pass = await lockPass(db, engine, id);
    if (enforce(decideLeaving(pass, actor, member)) === 'unchanged') return;
    await db.deleteFrom('pass_member').where('pass_id', '=', id).where('account_id', '=', member).execute();
    if (pass?.owner === actor.id)
      await db.updateTable('pass').set({ share_key: null }).where('id', '=', id).execute();
  });
}

/** Claims a gift by its code; the pass then belongs to the actor. @returns the pass. @throws FORBIDDEN */
export async function takePass(context: ServerContext, actor: Actor, code: string): Promise<number> {
  return await inTransaction(context, actor, async ({ db, engine }) => {
    await requireAccount(db, engine, actor.id);
    const pass = await lockPassWith(db, engine, 'code', code);
    const decision = enforce(decideTaking(pass, actor));
    if (!pass) throw new ParkError('NOT_FOUND');
    if (decision === 'unchanged') return pass.id;
    await db
      .updateTable('pass')
      .set({ account_id: actor.id })
      .where('id', '=', pass.id)
      .where('account_id', 'is', null)
      .execute();
    return pass.id;
  });
}

/** The members of a pass besides its owner, with their names. @throws FORBIDDEN for anybody but the owner */
export async function findSharedWith(
  { store }: ServerContext,
  actor: Actor,
  id: number,
): Promise<PassMember[]> {
  const { db } = store;
  const own = await db
    .selectFrom('pass')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  if (!own) throw new ParkError('NOT_FOUND');
  return await db
    .selectFrom('pass_member')
    .innerJoin('account', 'account.id', 'pass_member.account_id')
    .select(['account.id as account', 'account.first_name as name'])
    .where('pass_member.pass_id', '=', id)
    .orderBy('pass_member.id')
    .execute();
}

/** An account under erasure must not join a pass. */
async function requireAccount(db: Db, engine: Engine, id: string): Promise<void> {
  if (!(await lockActiveAccount(db, engine, id))) throw new ParkError('INVALID_CREDENTIALS');
}

/** The pass of this link or code, read under its lock: before the lock, the link may be revoked or the code replaced. */
async function lockPassWith(
  db: Db,
  engine: Engine,
  column: 'share_key' | 'code',
  value: string,
): Promise<Pass | null> {
  const id = await findPassWith(db, column, value);
  const pass = id === null ? null : await lockPass(db, engine, id);
  return pass !== null && (await findPassWith(db, column, value)) === pass.id ? pass : null;
}

async function findPassWith(db: Db, column: 'share_key' | 'code', value: string): Promise<number | null> {
  const row = await db.selectFrom('pass').select('id').where(column, '=', value).executeTakeFirst();
  return row?.id ?? null;
}
