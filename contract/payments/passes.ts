import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { paths } from '../paths.ts';
import { requireWireTime } from '../wire-time.ts';
import { toGrosze } from './money.ts';

/** Calls of riders on their own passes; selling, adjusting and voiding are for staff. */
export const passCalls = {
  sell: '/passes',
  /** GET previews the refund of voiding it now, POST voids it. */
  void: (id: number | ':id') => `/passes/${id}/void`,
  /** Claims a gift by its code. */
  take: '/me/passes/taken',
  /** Joins a pass by the key of its link. */
  join: '/me/passes/joined',
  /** Turns it into a gift, which has no owner until somebody claims it. */
  give: (id: number | ':id') => `/me/passes/${id}/given`,
  link: (id: number | ':id') => `/me/passes/${id}/link`,
  members: (id: number | ':id') => `/me/passes/${id}/members`,
  member: (id: number | ':id', account: string) => `/me/passes/${id}/members/${account}`,
} as const;

/** The page of a share link; its key is in the hash, which no server and no log sees. */
export const sharedPassPath = paths.ownPasses;

/** The page of a gift: to print or send, and for the recipient to claim it. The code is in the hash, which no server and no log sees. */
export function presentPath(code: string): string {
  return `${paths.present}#${code}`;
}

/** The claim code of a gift. */
export interface GivenPass {
  code: string;
}

/** The link for joining a pass; null where it has none. */
export interface PassLink {
  url: string | null;
}

/** A member of a pass, in its owner's view. */
export interface PassMember {
  account: string;
  name: string | null;
}

/** GET /items/Pass: a sold pass, its price in PLN; `ends` is the first moment at which it is no longer valid. */
export interface PassRow {
  id: number;
  account: string | null;
  kind: PassKind;
  balance: number;
  ends: string | null;
  date_created: string;
  voided: string | null;
}

/** GET /items/PassMember (staff): the members of shared passes. */
export interface PassMemberRow {
  id: number;
  pass: number;
  account: string;
  date_created: string;
}

/** GET /items/PassEntry, reduced to a pass's use: `delta` rides or minutes for the ride at that time. */
export interface PassUseRow {
  id: number;
  pass: number;
  delta: number;
  rideStart: string | null;
}

/** GET /passes/{id}/void (Editor): the refund of voiding it now. */
export interface PassVoidingRow {
  pass: number;
  /** The maximum, PLN. */
  money_back: number;
  /** Whether it goes back online automatically; the desk refunds what it was paid. */
  online: boolean;
}

/** Fields of GET /items/Pass that a query must name: null to viewers without the permission. */
export interface AskedOfPass {
  code: string | null;
  /** The online buyer. */
  buyer: string | null;
}

/** The row lacks its members. */
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
