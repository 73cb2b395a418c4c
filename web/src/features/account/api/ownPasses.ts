import {
  type PassLink,
  type PassMember,
  type PassRow,
  passCalls,
  readPassRow,
} from '@cablepark/contract/passes';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { queryOptions } from '@tanstack/react-query';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { request } from '../../../lib/http/http.ts';
import { readAll } from '../../../lib/http/readAll.ts';

/** A pass with the code by which the desk finds it. */
export interface OwnPass extends Pass {
  code: string;
}

/** A line of a pass: `delta` rides or minutes. */
export interface PassLine {
  id: number;
  delta: number;
  reason: 'buy' | 'ride' | 'return' | 'adjust' | 'void';
  note: string | null;
  date_created: string;
}

/** GET /items/Pass: one's own and those that are shared with one, the newest first. */
export function ownPassesOf(rider: string) {
  return queryOptions({
    queryKey: [...passesKey, rider, 'own'],
    queryFn: async ({ signal }): Promise<OwnPass[]> => {
      const rows = await readAll<PassRow & { code: string }>(
        'Pass',
        { fields: ['*', 'code'], sort: ['-id'] },
        signal,
      );
      return rows.map((row) => ({ ...readPassRow(row), code: row.code }));
    },
  });
}

/** GET /items/PassEntry of a pass, the newest first. */
export function linesOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'lines', pass],
    queryFn: ({ signal }) =>
      readAll<PassLine>('PassEntry', { filter: { pass: { _eq: pass } }, sort: ['-id'] }, signal),
  });
}

/** GET /me/passes/{id}/members. */
export function membersOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'members', pass],
    queryFn: async ({ signal }) =>
      (await request<PassMember[]>({ url: passCalls.members(pass), signal })).data,
  });
}

/** POST /me/passes/{id}/link: the one before is good no more. */
export async function makePassLink(pass: number): Promise<string | null> {
  return (await request<PassLink>({ method: 'POST', url: passCalls.link(pass) })).data.url;
}

/** DELETE /me/passes/{id}/members/{account}: by its owner, or oneself. */
export async function takeOffPass(pass: number, account: string): Promise<void> {
  await request({ method: 'DELETE', url: passCalls.member(pass, account) });
}

/** POST /me/passes/taken. @throws ApiError FORBIDDEN where no pass waits under this code */
export async function takePass(code: string): Promise<void> {
  await request({ method: 'POST', url: passCalls.take, body: { code } });
}

/** POST /me/passes/joined. @throws ApiError FORBIDDEN for a link that is good no more, PASS_FULL */
export async function joinPass(key: string): Promise<void> {
  await request({ method: 'POST', url: passCalls.join, body: { key } });
}
