import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { decideWithdrawing } from '@cablepark/domain/passes/withdrawal';
import type { AppContext } from '../../../context.ts';
import { inPortions } from '../../../next-turn.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { findPass } from '../../passes/index.ts';
import { findPassContract, passRow, settle } from './pass-contract.ts';
import { previewAccountWithdrawal } from './withdraw-from-account.ts';
import { declarantOf } from './withdraw-from-pass.ts';
import { findBoughtPasses } from './withdrawals.store.ts';

/** The most passes in one step, with seven queries each, so that other requests run in between. */
const atOnce = 5;

/** The contracts that the account may withdraw from now, and the passes that it has withdrawn from; passes first. */
export async function listContracts(context: AppContext, actor: Actor): Promise<WithdrawalRow[]> {
  const { store, clock, config } = context;
  const now = clock.now();
  const account = await findLivingAccount(store.db, actor.id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  const rowOf = async (id: number): Promise<WithdrawalRow[]> => {
    const contract = await findPassContract(store.db, await findPass(store.db, id));
    const decision = decideWithdrawing(contract?.contract ?? null, actor, now, config.zone);
    if (!contract || (decision !== 'ok' && decision !== 'unchanged')) return [];
    const settlement = await settle(store.db, contract, now.epochMilliseconds);
    return [passRow(contract, settlement, declarantOf(account), config.zone)];
  };
  const passIds = await findBoughtPasses(store.db, actor.id);
  const rows = await inPortions(passIds, atOnce, async (some) => {
    const each: WithdrawalRow[][] = [];
    for (const id of some) each.push(await rowOf(id));
    return each.flat();
  });
  return [...rows, ...(await accountRowIfOpen(context, actor))];
}

async function accountRowIfOpen(context: AppContext, actor: Actor): Promise<WithdrawalRow[]> {
  try {
    return [await previewAccountWithdrawal(context, actor)];
  } catch (error) {
    if (error instanceof ParkError && error.code === 'TOO_LATE') return [];
    throw error;
  }
}
