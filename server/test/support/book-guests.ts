import { saleMethods } from '@cablepark/domain/park/policy';
import type { Deed } from './book-steps.ts';
import type { Call } from './call.ts';
import type { PaperBooks } from './paper-books.ts';
import type { Person } from './people.ts';

interface Desk {
  call: Call;
  post: (call: Call, url: string, who: Person, body: object) => Promise<Awaited<ReturnType<Call>>>;
  people: Record<'manager' | 'admin' | 'rider', Person>;
  aSlot: () => Promise<number>;
  book: PaperBooks;
}

type Note = (() => void) | null;

/** A rider, or somebody who walks in, pays for a slot at the desk. @returns what is to be noted */
export async function payAtDesk({ call, post, people, aSlot, book }: Desk, { a, b }: Deed): Promise<Note> {
  const { manager, rider } = people;
  const slot = await aSlot();
  if (a % 2 === 0) await call('PATCH', `/items/Slot/${slot}`, manager, { bookedBy: rider.id });
  else {
    const guest = { slot, first_name: 'SP 5', description: '600700800' };
    const { data } = await post(call, '/desk/walk-ins', manager, guest);
    if (typeof data?.['bookedBy'] === 'string') book.guests.push(data['bookedBy']);
  }
  const method = saleMethods[b % 3] ?? 'cash';
  const amount = 10 + (a % 90) / 2;
  const body = { slot, method, amount, request_key: undefined };
  const { status, data } = await post(call, '/items/Payment', manager, body);
  if (status !== 200) return null;
  const cents = Math.round(amount * 100);
  return () => {
    const payment = { id: data.id, slot, method, methods: [method], cents };
    book.payments.push({ ...payment, isVoided: false, otherwise: 0 });
    book.write(method, cents);
  };
}

/** Two records of one person become one, or two again: no money moves, whatever is done with it later. */
export async function mergeGuests({ call, people, book }: Desk, { kind, a, b }: Deed): Promise<Note> {
  if (kind === 'undoMerge') {
    const merge = book.merges[a % Math.max(book.merges.length, 1)];
    if (merge !== undefined) await refusedOrDone(call, `/desk/merges/${merge}/undo`, people.admin, {});
    return null;
  }
  const guest = book.guests[a % Math.max(book.guests.length, 1)];
  const into = book.guests[b % Math.max(book.guests.length, 1)];
  if (guest === undefined || into === undefined) return null;
  const { status, data } = await refusedOrDone(call, '/desk/merges', people.admin, { guest, into });
  return status === 200 ? () => void book.merges.push(data.id) : null;
}

const answersOfMerges = new Set([200, 403, 409]);

async function refusedOrDone(call: Call, url: string, who: Person, body: object) {
  const answer = await call('POST', url, who, body);
  if (!answersOfMerges.has(answer.status)) throw new Error(`${url}: ${answer.status} ${answer.code}`);
  return answer;
}
