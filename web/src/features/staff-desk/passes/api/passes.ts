import type { RowOf } from '@cablepark/contract/collections';
import { toGrosze, toPln } from '@cablepark/contract/money';
import {
  adjustPassCall,
  previewPassVoidingCall,
  sellPassCall,
  voidPassCall,
} from '@cablepark/contract/payments/pass-calls';
import { passCollection, passEntryCollection, readPassRow } from '@cablepark/contract/payments/passes';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { queryOptions } from '@tanstack/react-query';
import { passesKey, withUses } from '../../../../booking/api/readPasses.ts';
import { call } from '../../../../lib/http/call.ts';
import { readAll } from '../../../../lib/http/readAll.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';
import { readRow } from '../../../../lib/http/rows.ts';
import { pause, untilAnswered } from '../../../../lib/http/untilAnswered.ts';

/** A pass with the desk's fields. */
export interface DeskPass extends Pass {
  code: string;
}

const fields = ['*', 'closed_days', 'code'] as const;
/** Staff may read every code. */
const deskPass = (row: RowOf<typeof passCollection, typeof fields>): DeskPass => ({
  ...readPassRow(row),
  code: row.code ?? '',
});

/** A query of passes: by rider or by code. */
export type PassQuestion = { rider: string } | { code: string };

/** GET /items/Pass (staff): passes of a rider, the newest first, or the one of a code. */
export function passesFound(question: PassQuestion) {
  return queryOptions({
    queryKey: [...passesKey, 'desk', question],
    queryFn: async ({ signal }): Promise<(DeskPass & UsedPass)[]> => {
      const filter =
        'rider' in question ? { account: { _eq: question.rider } } : { code: { _eq: question.code } };
      const rows = await readAll(passCollection, { fields, filter, sort: ['-id'] }, signal);
      return await withUses(rows.map(deskPass), signal);
    },
  });
}

export interface Sale {
  /** The id of its row in the price list. */
  kind: string;
  method: SaleMethod;
  /** Null for a gift, which anybody with its code may claim. */
  account: string | null;
}

/**
 * POST /passes (Manager), then reads the sold pass for its code, until there is an answer.
 * @throws ApiError INVALID_FOREIGN_KEY, PASS_EXPIRED; NetworkError
 */
export async function sellPass(sale: Sale): Promise<DeskPass> {
  const { id } = await callOnce(sellPassCall, { body: sale });
  const read = () => readRow(passCollection, id, fields);
  return deskPass(await untilAnswered(read, { pause, onWait: () => {} }));
}

export interface Adjustment {
  pass: number;
  by: number;
  reason: string;
}

/** POST /passes/{id}/adjustments (Editor). @throws ApiError PASS_EMPTY; NetworkError */
export async function adjustPass({ pass, ...body }: Adjustment): Promise<void> {
  await callOnce(adjustPassCall, { params: { id: pass }, body });
}

/**
 * GET /passes/{id}/void (Editor): the possible refund of a void, fresh for each dialog, and not after the void.
 * @throws ApiError FORBIDDEN; NetworkError
 */
export function passVoiding(pass: number) {
  return queryOptions({
    queryKey: ['voiding a pass', pass],
    queryFn: ({ signal }) => call(previewPassVoidingCall, { params: { id: pass }, signal }),
    gcTime: 0,
  });
}

export interface PassVoidRequest {
  reason: string;
  /** PLN. */
  moneyBack: number;
  /** The desk's way of the refund; null for none. */
  backBy: BackMethod | null;
}

/** POST /passes/{id}/void (Editor). @throws ApiError FAILED_VALIDATION if it exceeds the possible refund */
export async function voidPass(pass: number, { reason, moneyBack, backBy }: PassVoidRequest): Promise<void> {
  const body = { reason, money_back: moneyBack, ...(backBy === null ? {} : { back_by: backBy }) };
  await callOnce(voidPassCall, { params: { id: pass }, body });
}

/** GET /items/PassEntry: how a pass ended, with its total refund; null without an entry. A ride refunded later counts too. */
export function endingOf(pass: number) {
  return queryOptions({
    queryKey: [...passesKey, 'ending', pass],
    queryFn: async ({ signal }) => {
      const filter = { pass: { _eq: pass }, reason: { _eq: 'void' } };
      const rows = await readAll(passEntryCollection, { filter, sort: ['id'] }, signal);
      const [lastEntry] = rows;
      if (!lastEntry) return null;
      const back = rows.reduce((sum, { moneyBack }) => sum + toGrosze(moneyBack ?? 0), 0);
      return { ...lastEntry, moneyBack: toPln(back) };
    },
  });
}
