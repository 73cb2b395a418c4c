import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { WireCollection } from '../collections.ts';
import { toGrosze } from '../money.ts';
import { paths } from '../paths.ts';
import { requireWireTime } from '../wire-time.ts';
import {
  type PassOnRequest,
  type PassRow,
  passEntryRide,
  passEntryRow,
  passMemberRow,
  passOnRequest,
  passRow,
} from './passes.schema.ts';

export const passCollection = {
  name: 'Pass',
  row: passRow,
  onRequest: passOnRequest,
} as const satisfies WireCollection;

/** For the staff. */
export const passMemberCollection = {
  name: 'PassMember',
  row: passMemberRow,
} as const satisfies WireCollection;

export const passEntryCollection = {
  name: 'PassEntry',
  row: passEntryRow,
  onRequest: passEntryRide,
} as const satisfies WireCollection;

/** The page of a share link; its key is in the hash, which no server and no log sees. */
export const sharedPassPath = paths.ownPasses;

/** The page of a gift: to print or send, and for the recipient to claim it. The code is in the hash, which no server and no log sees. */
export function presentPath(code: string): string {
  return `${paths.present}#${code}`;
}

/** The row lacks its members, and its closed days where the query did not name them. */
export function readPassRow({
  id,
  account,
  kind,
  balance,
  ends,
  closed_days: closedDays = [],
  voided,
}: PassRow & Partial<Pick<PassOnRequest, 'closed_days'>>): Pass {
  return {
    id,
    kind: { ...kind, price: toGrosze(kind.price) },
    owner: account,
    members: [],
    balance,
    ends: ends === null ? null : requireWireTime(ends),
    closedDays,
    isVoided: voided !== null,
  };
}
