import {
  endPassLinkCall,
  givePassCall,
  joinPassCall,
  leavePassCall,
  listPassMembersCall,
  makePassLinkCall,
  readPresentCall,
  takePassCall,
} from '@cablepark/contract/payments/pass-calls';
import { passCollection, passEntryCollection, readPassRow } from '@cablepark/contract/payments/passes';
import type { PassEntryRow, PresentRow } from '@cablepark/contract/payments/passes.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { ownOnly, passesKey } from '../../../booking/api/readPasses.ts';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import { call } from '../../../lib/http/call.ts';
import type { Filter } from '../../../lib/http/query.ts';
import { readAll } from '../../../lib/http/readAll.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';
import type { Account } from '../../../session/account.ts';

/** A pass with the extra fields for its rider. */
export type OwnPass = Pass & { code: string | null; buyer: string | null };

const fields = ['*', 'closed_days', 'code', 'buyer'] as const;

async function readPasses(filter: Filter, signal: AbortSignal): Promise<OwnPass[]> {
  const rows = await readAll(passCollection, { fields, filter, sort: ['-id'] }, signal);
  return rows.map((row) => ({ ...readPassRow(row), code: row.code, buyer: row.buyer }));
}

/** A line of a pass: `delta` rides or minutes; its slot as it is now, unless deleted. */
export type OwnPassLine = Omit<PassEntryRow, 'slot'> & { slot: Slot | null };

/** GET /items/Pass: own passes, shared ones, and gifts that nobody has accepted yet; the newest first. */
export function ownPassesOf(reader: Pick<Account, 'id' | 'role'>) {
  return queryOptions({
    queryKey: [...passesKey, reader.id, 'own'],
    queryFn: ({ signal }) => readPasses(ownOnly(reader), signal),
  });
}

/** GET /items/Pass: the pass of a code, for its giver and staff; null for anybody else. */
export function presentOf(code: string, reader: string) {
  return queryOptions({
    queryKey: [...passesKey, reader, 'present', code],
    queryFn: async ({ signal }) => (await readPasses({ code: { _eq: code } }, signal))[0] ?? null,
  });
}

/** A gift in the receiver's view. */
export type UnclaimedGift = Omit<PresentRow, 'ends'> & Pick<Pass, 'ends'>;

/** POST /present: an unclaimed gift, for anybody with its code. @throws ApiError FORBIDDEN */
export function givenPresent(code: string) {
  return queryOptions({
    // Not under the key of passes: once it is claimed, a refetch would be refused.
    queryKey: ['unclaimed gift', code],
    queryFn: async ({ signal }): Promise<UnclaimedGift> => {
      const row = await call(readPresentCall, { body: { code }, signal });
      return { ...row, ends: row.ends === null ? null : requireWireTime(row.ends) };
    },
    // Wrong codes count against a limit, and a gift does not change while its receiver looks at it.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** GET /items/PassEntry of a pass, the newest first, and GET /items/Slot of its paid slots. */
export function linesOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'lines', pass],
    queryFn: ({ signal }) => readLines(pass, signal),
  });
}

async function readLines(pass: number, signal: AbortSignal): Promise<OwnPassLine[]> {
  const rows = await readAll(passEntryCollection, { filter: { pass: { _eq: pass } }, sort: ['-id'] }, signal);
  const ids = new Set(rows.flatMap(({ slot }) => slot ?? []));
  const slots = ids.size === 0 ? [] : await readSlotsById([...ids], signal);
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  return rows.map((row) => ({ ...row, slot: byId.get(row.slot ?? 0) ?? null }));
}

/** GET /me/passes/{id}/members. */
export function membersOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'members', pass],
    queryFn: ({ signal }) => call(listPassMembersCall, { params: { id: pass }, signal }),
  });
}

/** POST /me/passes/{id}/link: the previous link becomes invalid. */
export async function makePassLink(pass: number): Promise<string | null> {
  return (await call(makePassLinkCall, { params: { id: pass } })).url;
}

/** DELETE /me/passes/{id}/link: members stay. */
export async function endPassLink(pass: number): Promise<void> {
  await call(endPassLinkCall, { params: { id: pass } });
}

/** DELETE /me/passes/{id}/members/{account}: by the owner, or the member. */
export async function takeOffPass(pass: number, account: string): Promise<void> {
  await call(leavePassCall, { params: { id: pass, account } });
}

/** POST /me/passes/taken. @throws ApiError FORBIDDEN if no gift has this code */
export async function takePass(code: string): Promise<void> {
  await callOnce(takePassCall, { body: { code } });
}

/** POST /me/passes/joined. @throws ApiError FORBIDDEN for an invalid link, PASS_FULL */
export async function joinPass(key: string): Promise<void> {
  await call(joinPassCall, { body: { key } });
}

/** POST /me/passes/{id}/given. @returns the code to accept it. @throws ApiError FORBIDDEN */
export async function givePass(pass: number): Promise<string> {
  return (await callOnce(givePassCall, { params: { id: pass } })).code;
}
