import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { correctMethodCall } from '@cablepark/contract/rides/corrections';
import { listDeskActionsCall, undoDeskActionCall } from '@cablepark/contract/rides/desk-actions';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../src/context.ts';
import { paymentsOf, undoBill } from './book-bills.ts';
import type { Call } from './call.ts';
import type { PaperBooks } from './paper-books.ts';
import type { Person } from './people.ts';

interface Step {
  call: Call;
  manager: Person;
  book: PaperBooks;
  /** Chooses of what there is. */
  at: number;
}

type Note = (() => void) | null;
const refusals = new Set([400, 403, 409, 422]);

/** A payment of the desk was made in another way. @returns what is to be noted */
export async function correctMethod({ call, manager, book, at, to }: Step & { to: number }): Promise<Note> {
  const ofDesk = book.payments.filter(({ method }) => method !== 'online');
  const payment = ofDesk[at % Math.max(ofDesk.length, 1)];
  const method = saleMethods[to % 3] ?? 'cash';
  if (!payment) return null;
  const body = { payment: payment.id, method, request_key: randomUUID() };
  const { status, code, data } = await call('POST', correctMethodCall.path, manager, body);
  if (status !== 200 && !refusals.has(status)) throw new Error(`A method: ${status} ${code}`);
  return status === 200 ? () => book.correct(payment, method, Number(data['payment'])) : null;
}

/** What the desk did last, or one before: its money leaves as it came. */
export async function takeBack({
  park,
  call,
  manager,
  book,
  at,
}: Step & { park: AppContext }): Promise<Note> {
  const { rows } = await call('GET', listDeskActionsCall.path, manager);
  const action = rows[(at % 4) % Math.max(rows.length, 1)];
  if (!action) return null;
  const { pass_id, data } = await park.store.db
    .selectFrom('desk_action')
    .select(['pass_id', 'data'])
    .where('id', '=', action.id)
    .executeTakeFirstOrThrow();
  const url = filledPath(undoDeskActionCall.path, { id: action.id });
  const { status, code } = await call('POST', url, manager, { request_key: randomUUID() });
  if (status !== 200 && !refusals.has(status)) throw new Error(`${url}: ${status} ${code}`);
  if (status !== 200) return null;
  const { slot: id } = action;
  const slot = typeof id === 'number' ? await call('GET', `/items/Slot/${id}`, manager) : null;
  const corrected = book.bills.find(({ lines }) => lines.some((line) => line.slot === id));
  const payments = corrected && (await paymentsOf(park, corrected.id));
  return () => {
    if (book.undone.has(action.id)) return;
    book.undone.add(action.id);
    // Looked up only now: what is done at the same time may be what was taken back.
    const before = book.payments.find((each) => each.slot === id && !each.isVoided);
    const pass = book.passes.find(({ id }) => id === pass_id);
    const billed = JSON.parse(data) as { bill?: string; former?: SaleMethod };
    const bill = book.bills.find(({ id }) => id === billed.bill);
    if (bill && billed.former) book.correctBill(bill, billed.former, new Map());
    else if (bill) undoBill(book, bill);
    else if (corrected && payments && action['kind'] === 'method')
      book.correctBill(corrected, corrected.methods.at(-2) ?? 'card', payments);
    else if (pass) {
      pass.isVoided = true;
      book.write(pass.method, -49_000);
    } else if (before && action['kind'] === 'payment') {
      before.isVoided = true;
      book.write(before.method, -before.cents);
    } else if (before && action['kind'] === 'method') {
      const method = before.methods.at(-2) ?? before.method;
      book.correct(before, method, Number(slot?.data['payment']));
    }
  };
}
