import { toPln } from '@cablepark/contract/money';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { writeWireMs, writeWireTime } from '@cablepark/contract/wire-time';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { type Contract, endOfWithdrawal, withdrawalBack } from '@cablepark/domain/passes/withdrawal';
import type { Db } from '../../../db/store.ts';
import {
  findOnlineSale,
  findRidesToCome,
  type OnlineSale,
  type RideOnPass,
  sumRedeemed,
  sumTaken,
} from '../../passes/index.ts';
import { findRefundable } from '../../payments/index.ts';
import { findWithdrawal, type Withdrawal } from './withdrawals.store.ts';

/** A pass that was bought online, and the state of its withdrawal. */
export interface PassContract {
  pass: Pass;
  sale: OnlineSale;
  contract: Contract;
  withdrawal: Withdrawal | null;
}

/** @returns null if the pass was not bought online */
export async function findPassContract(db: Db, pass: Pass | null): Promise<PassContract | null> {
  const sale = pass && (await findOnlineSale(db, pass.id));
  if (!pass || !sale) return null;
  const withdrawal = await findWithdrawal(db, pass.id);
  const contract = {
    buyer: sale.created_by,
    concluded: Temporal.Instant.fromEpochMilliseconds(sale.created_at),
    isWithdrawn: withdrawal !== null,
    isVoided: pass.isVoided,
  };
  return { pass, sale, contract, withdrawal };
}

/** The refund of a withdrawal at this time. */
export interface Settlement {
  /** Grosze. */
  back: number;
  taken: number;
  toCome: readonly RideOnPass[];
}

export async function settle(db: Db, { pass, sale }: PassContract, nowMs: number): Promise<Settlement> {
  const toCome = await findRidesToCome(db, pass.id, nowMs);
  const sum = (of: (ride: RideOnPass) => number) => toCome.reduce((all, ride) => all + of(ride), 0);
  const units = sum((ride) => ride.units);
  const use = { kind: pass.kind, balance: pass.balance, redeemed: await sumRedeemed(db, pass.id) };
  const freedRides = { units, redeemed: sum((ride) => ride.redeemed) };
  const back = withdrawalBack(use, freedRides, await findRefundable(db, sale));
  return { back, taken: (await sumTaken(db, pass.id)) - units, toCome };
}

/** The person who declares it. */
export interface Declarant {
  name: string | null;
  email: string | null;
}

export function passRow(
  { pass: { id, kind }, contract, withdrawal }: PassContract,
  { back, taken, toCome }: Settlement,
  { name, email }: Declarant,
  zone: string,
): WithdrawalRow {
  const declaredAt = withdrawal === null ? null : writeWireMs(withdrawal.created_at);
  return {
    pass: id,
    contract: kind.name,
    concluded: writeWireTime(contract.concluded),
    until: writeWireTime(endOfWithdrawal(contract.concluded, zone)),
    name,
    email,
    price: toPln(kind.price),
    amount: toPln(withdrawal?.money_back_cents ?? back),
    taken: withdrawal?.taken ?? taken,
    unit: kind.unit,
    freed: withdrawal?.freed ?? toCome.length,
    date_created: declaredAt,
    mailed: declaredAt,
  };
}
