import type { Ride } from '@cablepark/domain/messages/message-about';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { readKind } from '../../../db/stored-pass-kind.ts';
import { lineText, type MailPart, type PricedLine } from '../../../mail/mail-parts.ts';
import { rideOf } from '../../outbox/index.ts';
import { selectSlots, toSlot } from '../../slots/rows/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { type Confirmation, confirm } from '../parts/confirmation.ts';
import { type MailWords, wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, amount: string) => `${park}: płatność ${amount}`,
  lateSubject: (park: string, amount: string) => `${park}: oddajemy ${amount}`,
  headline: (amount: string) => `Opłacone ${amount}\u00a0✓`,
  intro: 'dziękujemy, mamy Twoją płatność:',
  late: (amount: string, isFirst: boolean) =>
    `${isFirst ? 'pieniądze' : 'Pieniądze'} przyszły po czasie, a tego nie dało się już kupić. Oddajemy ${amount} tą samą drogą, zwykle w kilka dni:`,
  free: 'Wolne o podobnej porze:',
  number: (number: string, when: string) => `Numer płatności: ${number}, ${when}.`,
  receipt: 'Ta wiadomość nie jest paragonem ani fakturą. Dokument sprzedaży wystawi park.',
};

const en: typeof pl = {
  subject: (park, amount) => `${park}: payment of ${amount}`,
  lateSubject: (park, amount) => `${park}: ${amount} goes back to you`,
  headline: (amount) => `Paid ${amount}\u00a0✓`,
  intro: 'Thank you, we have your payment:',
  late: (amount) =>
    `The money came too late, and this could no longer be bought. ${amount} goes back the way it came, usually within a few days:`,
  free: 'Free at about that time:',
  number: (number, when) => `Payment number: ${number}, ${when}.`,
  receipt: 'This message is neither a receipt nor an invoice. The park gives you one.',
};

const texts = { pl, en };

/** An online payment as a mail describes it. */
interface PaymentSummary {
  /** Grosze. */
  amount: number;
  at: Temporal.Instant;
  /** The provider's number. */
  number: string;
  bought: readonly PaidLine[];
  /** The lines whose money came too late and is refunded. */
  late: readonly PaidLine[];
  /** Free slots near the first of the late lines. */
  free: readonly Ride[];
}

type PaidLine = { ride: Ride } | { pass: Pick<PassKind, 'name' | 'unit'>; amount: number };

const freeToName = 3;

/** Confirms an online payment: what it bought, and what is refunded. */
export const paid: MailUnit<'paid'> = {
  draft: async ({ context, about: { checkout } }) => {
    const payment = await findPaymentSummary(context, checkout);
    return {
      isTrue: payment !== null,
      start: null,
      write: async (writing) => {
        if (!payment) throw new Error('The mail names no payment.');
        return await write(writing, payment);
      },
    };
  },
  sample: async (writing) => {
    const { ride, at } = await sampleBooking(writing.context);
    const purchases = [{ ride }];
    return await write(writing, {
      amount: ride.price,
      at,
      number: '123456789',
      bought: purchases,
      late: [],
      free: [],
    });
  },
};

async function write(writing: MailInput, payment: PaymentSummary): Promise<RenderedMail> {
  const { context, reader } = writing;
  const words = await wordsOf(writing);
  const { park, links } = words;
  const t = texts[words.language];
  const { zone } = context.config;
  const line = lineOf(words);
  const amount = words.price(payment.amount);
  const late = payment.late.reduce((sum, each) => sum + amountOf(each), 0);
  const back = words.price(late);
  const confirmation = await confirmPaid(context, words, { account: reader.account, payment });
  const parts: MailPart[] = [
    ...(payment.bought.length > 0
      ? [
          { headline: t.headline(words.price(payment.amount - late)) },
          t.intro,
          { items: payment.bought.map(line) },
        ]
      : []),
    ...(payment.late.length > 0
      ? [t.late(back, payment.bought.length === 0), { items: payment.late.map(line) }]
      : []),
    ...(payment.free.length > 0 ? [t.free, { items: payment.free.map(words.line) }, links.planner] : []),
    t.number(payment.number, `${dateText(dayOf(payment.at, zone))}, ${timeText(payment.at, zone)}`),
    { small: t.receipt },
    links.account,
    ...confirmation.parts,
  ];
  const subject = payment.bought.length > 0 ? t.subject(park, amount) : t.lateSubject(park, back);
  return { ...words.mail(subject, parts), files: confirmation.files };
}

/** Confirms what was bought; this may be nothing. */
async function confirmPaid(
  context: AppContext,
  words: MailWords,
  { account, payment }: { account: string; payment: PaymentSummary },
): Promise<Confirmation> {
  const { bought, at, number } = payment;
  if (bought.length === 0) return { parts: [], files: [] };
  return await confirm(context, words, {
    account,
    items: bought.map((line) => lineText(lineOf(words)(line))),
    total: bought.reduce((sum, each) => sum + amountOf(each), 0),
    concluded: at,
    payment: { number, at },
    hasRides: bought.some((line) => 'ride' in line),
    passes: bought.flatMap((line) => ('pass' in line ? line.pass : [])),
  });
}

function lineOf({ line: lineFor, language, price }: MailWords) {
  return (line: PaidLine): PricedLine =>
    'ride' in line
      ? lineFor(line.ride)
      : { head: line.pass.name[language] || line.pass.name.pl, detail: null, price: price(line.amount) };
}

function amountOf(line: PaidLine): number {
  return 'ride' in line ? line.ride.price : line.amount;
}

async function findPaymentSummary(
  { store: { db }, clock }: AppContext,
  checkout: string,
): Promise<PaymentSummary | null> {
  const row = await db.selectFrom('bill').selectAll().where('id', '=', checkout).executeTakeFirst();
  if (!row || row.paid_at === null) return null;
  const lines = (await findLines(db, checkout)).flatMap((line) => {
    const { pass_kind, amount_cents, refund_id } = line;
    const isLate = refund_id !== null;
    if (pass_kind !== null) return { isLate, pass: readKind(pass_kind), amount: amount_cents };
    const ride = soldRide(line);
    return ride ? { isLate, ride } : [];
  });
  const late = lines.filter(({ isLate }) => isLate);
  const lateRide = late.flatMap((line) => ('ride' in line ? line.ride : []))[0];
  return {
    amount: row.amount_cents,
    at: Temporal.Instant.fromEpochMilliseconds(row.paid_at),
    number: row.provider_ref ?? '',
    bought: lines.filter(({ isLate }) => !isLate),
    late,
    free: lateRide ? await findFreeNear(db, lateRide, clock.now().epochMilliseconds) : [],
  };
}

async function findLines(db: Db, bill: string) {
  return await db
    .selectFrom('bill_line')
    .leftJoin('booking', 'booking.id', 'bill_line.booking_id')
    .leftJoin('slot', 'slot.id', 'booking.slot_id')
    .select(['bill_line.pass_kind', 'bill_line.amount_cents', 'bill_line.refund_id'])
    .select(['booking.slot_id', 'booking.start_at', 'booking.minutes', 'booking.asset_id', 'slot.event_id'])
    .where('bill_line.bill_id', '=', bill)
    .orderBy('bill_line.id')
    .execute();
}

type Line = Awaited<ReturnType<typeof findLines>>[number];

/** The ride as it was sold: its slot may be changed or deleted by now. */
function soldRide({
  slot_id: slot,
  start_at: start,
  minutes,
  asset_id: track,
  event_id: event,
  amount_cents: price,
}: Line): Ride | null {
  if (slot === null || start === null || minutes === null || track === null) return null;
  return { slot, start, minutes, track, price, event };
}

/** The next free slots of the same track, starting shortly before it. */
async function findFreeNear(db: Db, { start, track }: Ride, nowMs: number): Promise<Ride[]> {
  const rows = await selectSlots(db)
    .where('slot.asset_id', '=', track)
    .where('slot.event_id', 'is', null)
    .where('slot.booked_by', 'is', null)
    .where('slot.reserved_until', 'is', null)
    .where('slot.start_at', '>', Math.max(nowMs, start - 60 * 60_000))
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .limit(freeToName)
    .execute();
  return rows.map((row) => rideOf(toSlot(row)));
}
