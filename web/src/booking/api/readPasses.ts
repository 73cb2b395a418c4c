import { type PassRow, readPassRow } from '@cablepark/contract/passes';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Filter } from '../../lib/http/query.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** The first part of the keys of all lists of passes. */
export const passesKey = ['passes'] as const;

/** GET /items/Pass: those of a rider that still hold something, only where the server announces `passes`. */
export function passesOf(rider: string) {
  return queryOptions({
    queryKey: [...passesKey, rider],
    queryFn: async ({ signal }): Promise<Pass[]> => {
      const filter = { account: { _eq: rider }, balance: { _gt: 0 }, voided: { _null: true } };
      return (await readAll<PassRow>('Pass', { filter, sort: ['id'] }, signal)).map(readPassRow);
    },
  });
}

/** What keeps the passes of others from the staff's own lists: they may see all, where riders see theirs alone. */
export function ownOnly({ id, role }: Actor): Filter {
  return may(role, 'pass.readAny') ? { account: { _eq: id } } : {};
}

/** GET /items/Pass: those that may pay for the slots of who asks: their own, and for riders those that others share with them. */
export function passesToPay({ id, role }: Actor) {
  return queryOptions({
    queryKey: [...passesKey, id, 'to pay'],
    queryFn: async ({ signal }): Promise<Pass[]> => {
      const filter = { ...ownOnly({ id, role }), balance: { _gt: 0 }, voided: { _null: true } };
      const passes = (await readAll<PassRow>('Pass', { filter, sort: ['id'] }, signal)).map(readPassRow);
      // Of others a rider sees those alone that are shared with them, and presents of theirs that wait to be taken.
      return passes.map((pass) =>
        pass.owner === id || pass.owner === null ? pass : { ...pass, members: [id] },
      );
    },
  });
}
