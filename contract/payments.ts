import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { Takings } from '@cablepark/domain/payments/takings';
import { toGrosze, toPln } from './money.ts';

/** A payment as a list of them tells it (SPEC.md §3): `amount` in PLN. */
export interface PaymentRow {
  id: number;
  slot: number;
  amount: number;
  method: PaymentMethod;
}

/** A line of GET /takings: money in PLN, `asset` is the track. */
export interface TakingsRow extends Omit<Takings, 'track'> {
  asset: number | null;
}

/** POST (Editor): gives part or all of what was paid online back. */
export const refundsCall = '/desk/refunds';

export interface RefundRow {
  /** 32 hexadecimal digits. */
  id: string;
}

/** GET /takings/passes: what is owed for passes that hold, in PLN. */
export interface OwedRow {
  passes: number;
  amount: number;
}

export function readTakingsRow({ asset, amount, voidedAmount, ...same }: TakingsRow): Takings {
  return { ...same, track: asset, amount: toGrosze(amount), voidedAmount: toGrosze(voidedAmount) };
}

export function writeTakingsRow(taken: Takings): TakingsRow {
  return {
    day: taken.day,
    kind: taken.kind,
    method: taken.method,
    asset: taken.track,
    amount: toPln(taken.amount),
    count: taken.count,
    voidedAmount: toPln(taken.voidedAmount),
    voidedCount: taken.voidedCount,
  };
}
