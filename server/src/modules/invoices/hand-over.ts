import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { type DraftState, decideHandingOver, isToBeCreated } from '@cablepark/domain/payments/invoice-draft';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { readSoldItem } from '../../db/tables/bill-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type InvoiceContent,
  type InvoiceService,
  InvoicesUnavailable,
} from '../../invoice-services/service.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { claimDraft, type DraftBill, type DraftPart, findDraftBills, saveOutcome } from './drafts.store.ts';

/** Drafts of one call: each takes a second or two at the service. */
const mostAtOnce = 20;

interface Outcome {
  state: DraftState;
  ref: string | null;
  reason: string | null;
}

/**
 * Hands the payments with a tax number of these days to the bookkeeper's program, as drafts. Each is looked for before it is sent, so that a
 * repeat makes no second. Stops where the service gives no answer: the rest waits for a repeat.
 * @throws FORBIDDEN in a park without a service
 */
export async function handOver(context: ServerContext, actor: Actor, range: DayRange): Promise<void> {
  const { invoices: service, store } = context;
  enforce(decideHandingOver({ isSetUp: service !== null }));
  if (service === null) return;
  const waiting = (await findDraftBills(store.db, range))
    .filter((bill) => bill.draft?.state !== 'sent' && linesOf(bill).length > 0)
    .slice(0, mostAtOnce);
  for (const bill of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: services count calls
    const outcome = await handOverOne(context, actor, service, bill);
    if (outcome?.state === 'to-send') return;
  }
}

/** @returns what became of it; null where another server is handing it over */
async function handOverOne(
  context: ServerContext,
  actor: Actor,
  service: InvoiceService,
  bill: DraftBill,
): Promise<Outcome | null> {
  const { store, clock } = context;
  const { number } = bill;
  const row = { bill_id: bill.bill, number, service: service.name, created_by: actor.id };
  if (!(await claimDraft(store.db, row, clock.now().epochMilliseconds))) return null;
  const outcome = await sendDraft(context, service, bill);
  await inTransaction(context, actor, async (transaction) => {
    await saveOutcome(transaction.db, bill.bill, outcome, transaction.now.epochMilliseconds);
    await writeAudit(transaction, {
      action: 'invoice.draft',
      subjectId: bill.parts.find(({ payment }) => payment !== null)?.payment ?? number,
      after: { number, state: outcome.state, ...(outcome.ref === null ? {} : { document: outcome.ref }) },
    });
  });
  return outcome;
}

async function sendDraft(
  { clock, log }: ServerContext,
  service: InvoiceService,
  bill: DraftBill,
): Promise<Outcome> {
  try {
    const found = await service.find(bill.number);
    if (found !== null) return { state: 'sent', ref: found, reason: null };
    const before = bill.draft && {
      state: bill.draft.state,
      at: Temporal.Instant.fromEpochMilliseconds(bill.draft.at),
    };
    if (before && !isToBeCreated(before, clock.now())) return { state: 'accepted', ref: null, reason: null };
    const created = await service.create(draftOf(bill));
    if ('refused' in created) return { state: 'refused', ref: null, reason: created.refused };
    return { state: created.id === null ? 'accepted' : 'sent', ref: created.id, reason: null };
  } catch (error) {
    if (!(error instanceof InvoicesUnavailable)) throw error;
    log.warn({ err: error }, 'a draft of an invoice could not be handed over');
    return { state: 'to-send', ref: null, reason: error.wait };
  }
}

function draftOf(bill: DraftBill): InvoiceContent {
  const { number, taxId, day, method, provider } = bill;
  return { number, taxId, day, method, provider, lines: linesOf(bill) };
}

/** What was bought and has not gone back. The invoice is for a Polish bookkeeper. */
function linesOf({ parts }: DraftBill): InvoiceContent['lines'] {
  return parts
    .filter(({ left }) => left > 0)
    .map((part) => ({ name: nameOf(part), gross: part.left, vat: part.vat }));
}

function nameOf({ isForPass, item }: DraftPart): string {
  if (item !== null) return readSoldItem(item).name.pl;
  return isForPass ? 'Karnet na wakeboard' : 'Wakeboard, slot';
}
