import { correctBillCall, correctMethodCall } from '@cablepark/contract/rides/corrections';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../src/context.ts';
import type { Deed } from './book-steps.ts';
import type { Call } from './call.ts';
import type { PaperBill, PaperBooks, PaperLine } from './paper-books.ts';
import { passRow } from './passes.ts';
import type { Person } from './people.ts';

interface Desk {
  park: AppContext;
  call: Call;
  post: (call: Call, url: string, who: Person, body: object) => Promise<Awaited<ReturnType<Call>>>;
  people: Record<'manager' | 'editor' | 'rider', Person>;
  aSlot: () => Promise<number>;
  book: PaperBooks;
}

type Note = (() => void) | null;

/** A party's rides, boards and sometimes a pass on one bill, or boards alone; perhaps by two methods. @returns what is to be noted */
export async function payBill(
  { park, call, post, people, aSlot, book }: Desk,
  { a, b }: Deed,
): Promise<Note> {
  const { manager, rider } = people;
  const slots = a % 4 === 0 ? [] : [await aSlot(), await aSlot()];
  const contact = { account: rider.id };
  if (slots.length > 0) await post(call, '/desk/parties', manager, { slots, contact });
  const count = 1 + (a % 3);
  const sellsPass = b % 3 === 0;
  const lines = [
    ...slots.map((slot) => ({ slot })),
    { item: 'board', count },
    ...(sellsPass ? [{ pass_kind: passRow, account: rider.id }] : []),
  ];
  const prices = [...slots.map(() => 5500), count * 1000, ...(sellsPass ? [49_000] : [])];
  const total = prices.reduce((sum, price) => sum + price, 0);
  const inCash = b % 2 === 0 ? 0 : 100 * (1 + (a % (total / 100 - 1)));
  const parts = [
    ...(inCash > 0 ? [{ method: 'cash' as const, amount: inCash / 100 }] : []),
    { method: 'card' as const, amount: (total - inCash) / 100 },
  ];
  const { status, data } = await post(call, '/desk/bills', manager, { lines, parts });
  if (status !== 200) return null;
  const bill = String(data['bill']);
  const rows = await park.store.db
    .selectFrom('bill_line')
    .leftJoin('payment', 'payment.id', 'bill_line.payment_id')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['bill_line.id', 'payment.id as payment', 'payment.pass_id as pass', 'booking.slot_id as slot'])
    .where('bill_line.bill_id', '=', bill)
    .orderBy('bill_line.id')
    .execute();
  let [cash, card] = [inCash, total - inCash];
  const paperLines = rows.map(({ id, payment, pass, slot }, index): PaperLine => {
    const price = prices[index] ?? 0;
    const byCash = Math.min(cash, price);
    [cash, card] = [cash - byCash, card - (price - byCash)];
    const paid: [SaleMethod, number][] = [
      ['cash', byCash],
      ['card', price - byCash],
    ];
    return { line: id, payment, slot, pass, paid, isGone: false };
  });
  return () => {
    for (const { paid, pass } of paperLines) {
      for (const [method, cents] of paid) book.write(method, cents);
      if (pass !== null) book.passes.push({ id: pass, method: 'cash', left: 49_000, isVoided: false });
    }
    book.bills.push({ id: bill, lines: paperLines, methods: inCash > 0 ? [] : ['card'] });
  };
}

/** A bill was paid in another way: all of it, from any of its rides, or by itself where it has none. @returns what is to be noted */
export async function correctBill({ park, call, post, people, book }: Desk, { a, b }: Deed): Promise<Note> {
  const bill = book.bills[a % Math.max(book.bills.length, 1)];
  const rides = bill?.lines.filter(({ slot }) => slot !== null) ?? [];
  const payment = rides[b % Math.max(rides.length, 1)]?.payment;
  const method = saleMethods[b % 3] ?? 'cash';
  if (!bill) return null;
  const from = bill.methods.at(-1) ?? 'card';
  const { status } =
    payment == null
      ? await post(call, correctBillCall.path, people.manager, { bill: bill.id, from, method })
      : await post(call, correctMethodCall.path, people.manager, { payment, method });
  if (status !== 200) return null;
  const payments = await paymentsOf(park, bill.id);
  return () => book.correctBill(bill, method, payments);
}

/** The payments of a bill's lines, by line. */
export async function paymentsOf(park: AppContext, bill: string): Promise<Map<number, number | null>> {
  const rows = await park.store.db
    .selectFrom('bill_line')
    .select(['id', 'payment_id as payment'])
    .where('bill_id', '=', bill)
    .execute();
  return new Map(rows.map(({ id, payment }) => [id, payment]));
}

/** A ride of a bill was a mistake, or a board goes back: by an Editor, at any time. @returns what is to be noted */
export async function giveBackOfBill(
  { call, post, people, book }: Desk,
  { kind, a, b }: Deed,
): Promise<Note> {
  const bill = book.bills[a % Math.max(book.bills.length, 1)];
  const isItem = kind === 'returnItem';
  const fitting = bill?.lines.filter(({ payment, pass }) =>
    isItem ? payment === null : payment !== null && pass === null,
  );
  const line = fitting?.[b % Math.max(fitting.length, 1)];
  if (!line) return null;
  const reason = 'Pomyłka';
  const { status } = isItem
    ? await post(call, '/desk/item-returns', people.editor, { lines: [line.line], reason })
    : await post(call, '/desk/voids', people.editor, { payment: line.payment, reason, back_by: 'mistake' });
  return status === 200 ? () => takeOut(book, line) : null;
}

/** The whole bill was taken back, with its pass. */
export function undoBill(book: PaperBooks, { lines }: PaperBill): void {
  for (const line of lines) {
    takeOut(book, line);
    const pass = book.passes.find(({ id }) => id === line.pass);
    if (pass) pass.isVoided = true;
  }
}

function takeOut(book: PaperBooks, line: PaperLine): void {
  if (line.isGone) return;
  line.isGone = true;
  for (const [method, cents] of line.paid) book.write(method, -cents);
}
