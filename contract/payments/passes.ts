import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { paths } from '../paths.ts';
import { requireWireTime } from '../wire-time.ts';
import { toGrosze } from './money.ts';

/** Calls about passes of one's own; selling, adjusting and voiding are the staff's. */
export const passCalls = {
  sell: '/passes',
  /** GET tells what voiding it now would bring back, POST voids it. */
  void: (id: number | ':id') => `/passes/${id}/void`,
  /** Takes a present by its code. */
  take: '/me/passes/taken',
  /** Joins a pass by the key of its link. */
  join: '/me/passes/joined',
  /** Gives it away: until somebody takes it, it is nobody's. */
  give: (id: number | ':id') => `/me/passes/${id}/given`,
  link: (id: number | ':id') => `/me/passes/${id}/link`,
  members: (id: number | ':id') => `/me/passes/${id}/members`,
  member: (id: number | ':id', account: string) => `/me/passes/${id}/members/${account}`,
} as const;

/** The page that the link of a shared pass leads to, its key where no server and no log reads it. */
export const sharedPassPath = paths.ownPasses;

/** The page of a present: what is given, to print or send, and where whoever gets it takes it. Its code where no server and no log reads it. */
export function presentPath(code: string): string {
  return `${paths.present}#${code}`;
}

/** The code under which what was given is taken. */
export interface GivenPass {
  code: string;
}

/** The link by which others join a pass; null where it has none. */
export interface PassLink {
  url: string | null;
}

/** Somebody who may ride on a pass, as its owner sees them. */
export interface PassMember {
  account: string;
  name: string | null;
}

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

/** GET /items/PassMember (staff): who rides on a pass of another. */
export interface PassMemberRow {
  id: number;
  pass: number;
  account: string;
  date_created: string;
}

/** GET /items/PassEntry, as far as it tells what a pass has paid for: `delta` rides or minutes for the ride of that time. */
export interface PassUseRow {
  id: number;
  pass: number;
  delta: number;
  rideStart: string | null;
}

/** GET /passes/{id}/void (Editor): what voiding it now could bring back. */
export interface PassVoidingRow {
  pass: number;
  /** The most of it, PLN. */
  money_back: number;
  /** It goes back by itself, the way it was paid; what was taken at the desk goes back there. */
  online: boolean;
}

/** What GET /items/Pass tells of a pass where it is asked for: null to those who are not told. */
export interface AskedOfPass {
  code: string | null;
  /** Who bought it online. */
  buyer: string | null;
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
