import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import {
  type DraftState,
  decideHandingOver,
  draftWaits,
  isToBeCreated,
} from '@cablepark/domain/payments/invoice-draft';
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
import {
  claimDraft,
  type DraftBill,
  type DraftPart,
  findDraftBill,
  findDraftBills,
  type Outcome,
  saveOutcome,
} from './drafts.store.ts';

/** The most drafts in one call: each takes a second or two at the service. */
const mostAtOnce = 20;

/**
 * Sends the payments with a tax number of these days to the bookkeeper's program as drafts.
 * It searches for each draft before it sends it, so that a retry creates no second one.
 * It stops if the service does not answer; a retry sends the rest.
 * @throws FORBIDDEN in a park without a service
 */
export async function handOver(context: ServerContext, actor: Actor, range: DayRange): Promise<void> {
  const { invoices: service, store } = context;
  enforce(decideHandingOver({ isSetUp: service !== null }));
  if (service === null) return;
  const waiting = (await findDraftBills(store.db, range))
    .filter((bill) => bill.draft?.state !== 'sent' && linesOf(bill).length > 0)
    // Without this order, twenty drafts that are refused or still being created would block all others.
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .slice(0, mostAtOnce);
  for (const bill of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: services count calls
    const outcome = await handOverOne(context, actor, service, bill);
    if (draftWaits.some((wait) => wait === outcome?.reason)) return;
  }
}

const turns: readonly DraftState[] = ['to-send', 'accepted', 'refused'];

function turnOf({ draft }: DraftBill): number {
  return turns.indexOf(draft?.state ?? 'to-send');
}

/** @returns the outcome; null if another server is handing it over, or its money was refunded */
async function handOverOne(
  context: ServerContext,
  actor: Actor,
  service: InvoiceService,
  { bill: id, number }: DraftBill,
): Promise<Outcome | null> {
  const { store, clock } = context;
  const row = { bill_id: id, number, service: service.name, created_by: actor.id };
  const now = clock.now();
  if (!(await claimDraft(store.db, row, now.epochMilliseconds))) return null;
  // Read under the lease: money may have been refunded, or another server may have handed it over since.
  const bill = await findDraftBill(store.db, id);
  if (!bill?.draft) throw new Error(`Bill ${id} has no draft.`);
  const { draft } = bill;
  const isEmpty = linesOf(bill).length === 0;
  const outcome = isEmpty ? unchanged(draft) : await sendDraft(context, service, { ...bill, draft, now });
  await inTransaction(context, actor, async (transaction) => {
    await saveOutcome(transaction.db, id, outcome);
    if (isEmpty) return;
    await writeAudit(transaction, {
      action: 'invoice.draft',
      subjectId: bill.parts.find(({ payment }) => payment !== null)?.payment ?? number,
      after: { number, state: outcome.state, ...(outcome.ref === null ? {} : { document: outcome.ref }) },
    });
  });
  return isEmpty ? null : outcome;
}

type Draft = NonNullable<DraftBill['draft']>;

function unchanged({ state, ref, reason, at }: Draft): Outcome {
  return { state, ref, reason, atMs: at };
}

/** @param bill as it is `now`: the draft does not contain later changes */
async function sendDraft(
  { log }: ServerContext,
  service: InvoiceService,
  bill: DraftBill & { draft: Draft; now: Temporal.Instant },
): Promise<Outcome> {
  const { draft, now } = bill;
  const atMs = now.epochMilliseconds;
  let isSent = false;
  try {
    const found = await service.find(bill.number);
    if (found !== null) return { state: 'sent', ref: found, reason: null, atMs: draft.at };
    const at = Temporal.Instant.fromEpochMilliseconds(draft.at);
    if (!isToBeCreated({ state: draft.state, at }, now)) return { ...unchanged(draft), reason: null };
    isSent = true;
    const created = await service.create(draftOf(bill));
    const outcome = { ref: null, reason: null, atMs };
    if ('refused' in created) return { ...outcome, state: 'refused', reason: created.refused };
    return { ...outcome, state: created.id === null ? 'accepted' : 'sent', ref: created.id };
  } catch (error) {
    if (!(error instanceof InvoicesUnavailable)) throw error;
    log.warn({ err: error }, 'a draft of an invoice could not be handed over');
    const { wait: reason } = error;
    if (!isSent) return { ...unchanged(draft), reason };
    // The service may have accepted the draft although its answer was lost. A service that creates drafts later cannot find it yet.
    const state = service.makesLater && reason === 'unreachable' ? 'accepted' : 'to-send';
    return { state, ref: null, reason, atMs };
  }
}

function draftOf(bill: DraftBill): InvoiceContent {
  const { number, taxId, day, method, provider } = bill;
  return { number, taxId, day, method, provider, lines: linesOf(bill) };
}

/** The bought items that were not refunded. The texts are Polish, because the bookkeeper is. */
function linesOf({ parts }: DraftBill): InvoiceContent['lines'] {
  return parts
    .filter(({ left }) => left > 0)
    .map((part) => ({ name: nameOf(part), gross: part.left, vat: part.vat }));
}

function nameOf({ isForPass, item }: DraftPart): string {
  if (item !== null) return readSoldItem(item).name.pl;
  return isForPass ? 'Karnet na wakeboard' : 'Wakeboard, slot';
}
