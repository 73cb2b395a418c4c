import { type PassRow, readPassRow } from '@cablepark/contract/passes';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { queryOptions } from '@tanstack/react-query';
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
