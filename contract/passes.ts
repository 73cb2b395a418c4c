import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { toGrosze } from './money.ts';
import { requireWireTime } from './wire-time.ts';

/** GET /items/Pass: what was sold, its price in PLN; `ends` is the first moment at which it holds no more. */
export interface PassRow {
  id: number;
  account: string | null;
  kind: PassKind;
  balance: number;
  ends: string | null;
  date_created: string;
  voided: string | null;
}

/** With whom it is shared is not in its row. */
export function readPassRow({ id, account, kind, balance, ends, voided }: PassRow): Pass {
  return {
    id,
    kind: { ...kind, price: toGrosze(kind.price) },
    owner: account,
    members: [],
    balance,
    ends: ends === null ? null : requireWireTime(ends),
    isVoided: voided !== null,
  };
}
