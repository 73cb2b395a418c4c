import {
  passCollection,
  passEntryCollection,
  passMemberCollection,
  readPassRow,
} from '@cablepark/contract/payments/passes';
import type { PassMemberRow } from '@cablepark/contract/payments/passes.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Filter } from '../../lib/http/query.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** The first part of the keys of all lists of passes. */
export const passesKey = ['passes'] as const;

/** GET /items/Pass (staff): passes that a rider owns or shares, and that still have a balance. */
export function passesOf(rider: string) {
  return queryOptions({
    queryKey: [...passesKey, rider],
    queryFn: async ({ signal }): Promise<UsedPass[]> => {
      const sharedPasses = (await readMembers({ account: { _eq: rider } }, signal)).map(({ pass }) => pass);
      const theirs: Filter = {
        _or: [{ account: { _eq: rider } }, ...(sharedPasses.length ? [{ id: { _in: sharedPasses } }] : [])],
      };
      const filter = { ...theirs, balance: { _gt: 0 }, voided: { _null: true } };
      const rows = await readAll(passCollection, { filter, sort: ['id'] }, signal);
      return await withUses(rows.map(readPassRow), signal);
    },
  });
}

/** GET /items/PassMember (staff): members who share a pass with its owner. */
export function membersOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'members', pass],
    queryFn: async ({ signal }) =>
      (await readMembers({ pass: { _eq: pass } }, signal)).map(({ account }) => account),
  });
}

async function readMembers(filter: Filter, signal: AbortSignal): Promise<PassMemberRow[]> {
  return await readAll(passMemberCollection, { filter, sort: ['id'] }, signal);
}

/** Limits staff to their own passes: the server lets them read all, and riders only theirs. */
export function ownOnly({ id, role }: Actor): Filter {
  return may(role, 'pass.readAny') ? { account: { _eq: id } } : {};
}

/** GET /items/Pass: passes that can pay for the account's slots: their own, and for riders shared ones. */
export function passesToPay({ id, role }: Actor) {
  return queryOptions({
    queryKey: [...passesKey, id, 'to pay'],
    queryFn: async ({ signal }): Promise<UsedPass[]> => {
      const filter = { ...ownOnly({ id, role }), balance: { _gt: 0 }, voided: { _null: true } };
      const passes = (await readAll(passCollection, { filter, sort: ['id'] }, signal)).map(readPassRow);
      // Riders also see passes shared with them, and gifts that nobody has accepted yet.
      const theirs = passes.map((pass) =>
        pass.owner === id || pass.owner === null ? pass : { ...pass, members: [id] },
      );
      return await withUses(theirs, signal);
    },
  });
}

/** GET /items/PassEntry of passes with a daily limit: their uses. Other passes need no request. */
export async function withUses<P extends Pass>(
  passes: readonly P[],
  signal: AbortSignal,
): Promise<(P & UsedPass)[]> {
  const limitedIds = passes.filter(({ kind }) => kind.perDay !== null).map(({ id }) => id);
  const filter = { pass: { _in: limitedIds }, reason: { _in: ['ride', 'return'] } };
  const query = { fields: ['id', 'pass', 'delta', 'rideStart'], filter, sort: ['id'] } as const;
  const rows = limitedIds.length === 0 ? [] : await readAll(passEntryCollection, query, signal);
  const usesOf = (id: number) =>
    rows.flatMap(({ pass, delta, rideStart }) =>
      pass === id && rideStart !== null ? { start: requireWireTime(rideStart), units: -delta } : [],
    );
  return passes.map((pass) => ({ ...pass, uses: usesOf(pass.id) }));
}
