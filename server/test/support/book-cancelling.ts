import { filledPath } from '@cablepark/contract/call';
import { listDeskActionsCall, undoDeskActionCall } from '@cablepark/contract/rides/desk-actions';
import {
  cancelTogetherCall,
  previewDeskCancellationsCall,
} from '@cablepark/contract/rides/desk-cancellations';
import { voidWays } from '@cablepark/domain/payments/cash-entry';
import type { Deed } from './book-steps.ts';
import type { Call } from './call.ts';
import type { PaperBooks, PaperPayment } from './paper-books.ts';
import type { Person } from './people.ts';

interface Desk {
  call: Call;
  post: (call: Call, url: string, who: Person, body: object) => Promise<Awaited<ReturnType<Call>>>;
  people: Record<'editor', Person>;
  book: PaperBooks;
}

type Note = (() => void) | null;

/** One or two rides are cancelled at once with what was paid for them. @returns what is to be noted */
export async function cancelSome({ call, post, people, book }: Desk, { a, b }: Deed): Promise<Note> {
  const ofDesk = book.payments.filter(({ method, isVoided }) => method !== 'online' && !isVoided);
  const at = a % Math.max(ofDesk.length, 1);
  const slots = [...new Set(ofDesk.slice(at, at + 2).map(({ slot }) => slot))];
  const way = voidWays[b % voidWays.length] ?? 'mistake';
  if (slots.length === 0) return null;
  const preview = await call(
    'GET',
    `${previewDeskCancellationsCall.path}?slots=${slots.join()}`,
    people.editor,
  );
  if (preview.status !== 200) return null;
  const rides = preview.rows.map(({ slot, rider, payment }) => ({
    slot,
    rider,
    payment: Number(payment) || null,
  }));
  const body = { rides, reason: 'Wiatr', back_by: way };
  const { status } = await post(call, cancelTogetherCall.path, people.editor, body);
  if (status !== 200) return null;
  return () => {
    for (const payment of book.payments.filter(({ id }) => rides.some((ride) => ride.payment === id))) {
      payment.isVoided = true;
      book.write(way === 'mistake' ? payment.method : way, -payment.cents);
      if (way !== 'mistake' && way !== 'transfer') payment.cameBackBy = way;
    }
  };
}

/** The newest of these comes back with its payments, by the way that the money went; without one, some are cancelled. @returns what is to be noted */
export async function undoCancelling(desk: Desk, deed: Deed): Promise<Note> {
  const { call, post, people, book } = desk;
  const { rows } = await call('GET', listDeskActionsCall.path, people.editor);
  const action = rows.find(
    (row) => row['kind'] === 'cancel' && row['user'] === people.editor.id && row['undone'] === false,
  );
  if (!action) return await cancelSome(desk, deed);
  const before = new Map<PaperPayment, number | null>();
  for (const payment of book.payments)
    before.set(payment, await paymentOn(call, people.editor, payment.slot));
  const url = filledPath(undoDeskActionCall.path, { id: action.id });
  const { status } = await post(call, url, people.editor, {});
  if (status !== 200) return null;
  const after = new Map<PaperPayment, number | null>();
  for (const payment of before.keys()) after.set(payment, await paymentOn(call, people.editor, payment.slot));
  return () => {
    if (book.undone.has(action.id)) return;
    book.undone.add(action.id);
    for (const [payment, id] of after) {
      if (id === null || before.get(payment) !== null || !payment.isVoided) continue;
      const method = payment.cameBackBy ?? payment.method;
      Object.assign(payment, { id, isVoided: false, method, methods: [method], cameBackBy: undefined });
      book.write(method, payment.cents);
    }
  };
}

async function paymentOn(call: Call, who: Person, slot: number): Promise<number | null> {
  const { data } = await call('GET', `/items/Slot/${slot}?fields=payment`, who);
  return typeof data['payment'] === 'number' ? data['payment'] : null;
}
