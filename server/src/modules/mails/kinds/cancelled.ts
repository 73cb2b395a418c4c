import type { CancelledRide } from '@cablepark/domain/messages/message-about';
import { mostNamedRides } from '@cablepark/domain/messages/named-rides';
import { findOrigins } from '../../bookings/index.ts';
import { type EndedPayment, findEndedPayments } from '../../outbox/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { findEventNames } from '../parts/event-names.ts';
import { type MailWords, wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

/** The money after a cancellation; amounts are formatted. */
type CancelMoney =
  | { kind: 'nothing' }
  | { kind: 'unpaid' }
  | { kind: 'late'; free: string; price: string }
  | { kind: 'voided'; amount: string }
  | { kind: 'moneyBack'; amount: string }
  | { kind: 'waits'; amount: string }
  | { kind: 'kept'; free: string }
  | { kind: 'rideBack' }
  | { kind: 'passEnded' }
  | { kind: 'forfeited'; free: string };

const pl = {
  subject: (park: string, count: number) =>
    count === 1 ? `${park}: rezerwacja anulowana` : `${park}: rezerwacje anulowane (${count})`,
  intro: (count: number, byStaff: boolean): string => {
    if (byStaff) return count === 1 ? 'anulowaliśmy Twoją rezerwację:' : 'anulowaliśmy Twoje rezerwacje:';
    return count === 1 ? 'Twoja rezerwacja jest anulowana:' : 'Twoje rezerwacje są anulowane:';
  },
  more: (slots: string) => `… i jeszcze ${slots}. To, co Ci zostało, jest w „Moje sloty”.`,
  money: (money: CancelMoney) => {
    if (money.kind === 'nothing') return 'Nic za to nie płacisz.';
    if (money.kind === 'unpaid') return 'Nie było za to płatności, więc nie ma czego zwracać.';
    if (money.kind === 'late')
      return `Do startu było mniej niż ${money.free}, więc możemy naliczyć opłatę do ${money.price}.`;
    if (money.kind === 'moneyBack') return `Oddajemy ${money.amount} tą samą drogą, zwykle w kilka dni.`;
    if (money.kind === 'waits') return `${money.amount} czeka na Ciebie w kasie.`;
    if (money.kind === 'kept') return `Do startu było mniej niż ${money.free}, więc pieniądze nie wracają.`;
    if (money.kind === 'passEnded')
      return 'Karnet, który za to płacił, już nie działa: osoba, która go kupiła, odstąpiła od umowy.';
    if (money.kind === 'rideBack') return 'Slot wrócił na karnet.';
    if (money.kind === 'forfeited')
      return `Do startu było mniej niż ${money.free}, więc slot nie wraca na karnet.`;
    return `Płatność ${money.amount} unieważniliśmy. Jeśli pieniądze jeszcze do Ciebie nie wróciły, zadzwoń do nas.`;
  },
  calendar: (count: number): string =>
    count > 1 ? 'Załączniki usuną wpisy z kalendarza.' : 'Załącznik usunie wpis z kalendarza.',
};

const en: typeof pl = {
  subject: (park, count) =>
    count === 1 ? `${park}: your booking is cancelled` : `${park}: your ${count} bookings are cancelled`,
  intro: (count, byStaff) => {
    if (byStaff) return count === 1 ? 'We have cancelled your booking:' : 'We have cancelled your bookings:';
    return count === 1 ? 'Your booking is cancelled:' : 'Your bookings are cancelled:';
  },
  more: (slots) => `… and ${slots} more. My slots shows what you still have.`,
  money: (money: CancelMoney) => {
    if (money.kind === 'nothing') return 'There is nothing to pay.';
    if (money.kind === 'unpaid') return 'Nothing had been paid, so there is nothing to give back.';
    if (money.kind === 'late')
      return `The start was less than ${money.free} away, so we may charge up to ${money.price}.`;
    if (money.kind === 'moneyBack')
      return `${money.amount} goes back the way it came, usually within a few days.`;
    if (money.kind === 'waits') return `${money.amount} waits for you at the desk.`;
    if (money.kind === 'kept')
      return `There was less than ${money.free} to the start, so the money does not come back.`;
    if (money.kind === 'passEnded')
      return 'The pass that paid for it no longer works: whoever bought it has withdrawn from the contract.';
    if (money.kind === 'rideBack') return 'The slot is back on your pass.';
    if (money.kind === 'forfeited')
      return `The start was less than ${money.free} away, so the slot does not go back to your pass.`;
    return `The payment of ${money.amount} has been voided. If the money is not back with you yet, please call us.`;
  },
  calendar: (count) =>
    count > 1
      ? 'The attachments take the entries out of your calendar.'
      : 'The attachment takes the entry out of your calendar.',
};

const texts = { pl, en };

/** Cancelled bookings; later changes of their slots do not matter. */
export const cancelled: MailUnit<'cancelled'> = {
  draft: ({ about: { byStaff, rides, counted = 0 }, writtenAt }) => {
    const ridesByStart = rides.toSorted((a, b) => a.start - b.start);
    return {
      isTrue: ridesByStart.length > 0,
      start: Temporal.Instant.fromEpochMilliseconds(ridesByStart[0]?.start ?? 0),
      isByStaff: byStaff,
      write: (writing) => write(writing, { byStaff, rides: ridesByStart, counted, cancelledAt: writtenAt }),
    };
  },
  sample: async (writing) => {
    const { ride } = await sampleBooking(writing.context);
    const rides = [{ ...ride, booking: null, late: false }];
    const cancelledAt = writing.context.clock.now();
    return await write(writing, { byStaff: false, rides, counted: 0, cancelledAt });
  },
};

interface Cancellation {
  byStaff: boolean;
  /** The earliest first. */
  rides: readonly CancelledRide[];
  /** The number of further rides. */
  counted: number;
  cancelledAt: Temporal.Instant;
}

async function write(
  writing: MailInput,
  { byStaff, rides, counted, cancelledAt }: Cancellation,
): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const { park, common, links } = words;
  const t = texts[words.language];
  const { db } = writing.context.store;
  const endedPayments = await findEndedPayments(db, rides, cancelledAt.epochMilliseconds);
  // Older messages may name more rides than a mail does.
  const namedRides = rides.slice(0, mostNamedRides);
  const count = rides.length + counted;
  const origins = await findOrigins(
    db,
    namedRides.flatMap(({ booking }) => booking ?? []),
  );
  const names = await findEventNames(
    db,
    namedRides.map(({ event }) => event),
    words.language,
  );
  const entries = namedRides.flatMap(({ booking, ...ride }) => {
    const origin = origins.get(booking);
    const event = names.get(ride.event) ?? null;
    return origin ? { method: 'CANCEL' as const, ride, ...origin, event } : [];
  });
  const calendar = await calendarFilesOf(writing, words, entries);
  const content = words.mail(t.subject(park, count), [
    t.intro(count, byStaff),
    { items: namedRides.map(words.line) },
    ...(count > namedRides.length ? [t.more(common.slots(count - namedRides.length))] : []),
    ...moneyOf(rides, { byStaff, ended: endedPayments, words }).map(t.money),
    t.calendar(calendar.length),
    links.planner,
    links.contact,
  ]);
  return { ...content, calendar, brief: namedRides.map(words.ride) };
}

/** The payment of a cancelled booking ends before it. Each outcome for a ride on a pass appears once. */
function moneyOf(
  rides: readonly CancelledRide[],
  { byStaff, ended, words }: { byStaff: boolean; ended: readonly EndedPayment[]; words: MailWords },
): CancelMoney[] {
  if (ended.length === 0) return [unpaidOf(rides, { byStaff, words })];
  const outcomes: CancelMoney[] = [];
  for (const kind of ['voided', 'moneyBack', 'waits'] as const) {
    const sum = ended.filter(({ how }) => how === kind).reduce((cents, each) => cents + each.cents, 0);
    if (sum > 0) outcomes.push({ kind, amount: words.price(sum) });
  }
  if (ended.some(({ how }) => how === 'kept')) outcomes.push({ kind: 'kept', free: words.free });
  if (ended.some(({ how }) => how === 'rideBack')) outcomes.push({ kind: 'rideBack' });
  if (ended.some(({ how }) => how === 'forfeited')) outcomes.push({ kind: 'forfeited', free: words.free });
  if (ended.some(({ how }) => how === 'passEnded')) outcomes.push({ kind: 'passEnded' });
  return outcomes.length > 0 ? outcomes : [unpaidOf(rides, { byStaff, words })];
}

function unpaidOf(
  rides: readonly CancelledRide[],
  { byStaff, words }: { byStaff: boolean; words: MailWords },
): CancelMoney {
  const late = rides.filter((ride) => ride.late);
  if (byStaff) return { kind: 'unpaid' };
  if (late.length === 0) return { kind: 'nothing' };
  const price = words.price(late.reduce((sum, ride) => sum + ride.price, 0));
  return { kind: 'late', free: words.free, price };
}
