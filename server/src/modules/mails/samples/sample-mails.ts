import { mailPages } from '@cablepark/contract/accounts/addresses';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Ride } from '@cablepark/domain/messages/message-about';
import {
  isAboutPass,
  isAboutWithdrawal,
  type RideMessageKind,
  type WithdrawalMessageKind,
  type WordedMessageKind,
} from '@cablepark/domain/messages/message-kinds';
import { fewSlots } from '@cablepark/domain/messages/pass-notices';
import type { Language } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { rideTexts } from '../../../mail/texts/rides.ts';
import type { Message } from '../../outbox/index.ts';
import { composeAccountMail, isAboutAccount } from '../kinds/account-mails.ts';
import { writeBooked, writeReminder } from '../kinds/booked-mails.ts';
import { writeCancelled } from '../kinds/cancelled-mail.ts';
import { writeDigest } from '../kinds/digest-mail.ts';
import { writeMoved } from '../kinds/moved-mail.ts';
import { writeNoShow } from '../kinds/no-show-mail.ts';
import { type PaymentSummary, writePaid } from '../kinds/paid-mail.ts';
import { type PassSummary, writePassNotice } from '../kinds/pass-mail.ts';
import type { WordedRideMail } from '../kinds/ride-mail.ts';
import { writeSeasonOpens } from '../kinds/season-mail.ts';
import { writePassEnded, writeWithdrawn } from '../kinds/withdrawal-mails.ts';
import type { Draft, Reader, RenderedMail, Worded } from '../parts/draft.ts';
import { sampleNumber } from '../parts/ride-links.ts';
import type { StandingBooking } from '../parts/standing-bookings.ts';

/** A sample mail: its kind, its reader, and the park's sentence as typed. */
export interface SampleData {
  kind: WordedMessageKind;
  language: Language;
  sentence: string | null;
}

/** A sample for one's own inbox. It is marked as a sample, and has no calendar entry or unsubscribe link. */
export function draftSample(context: AppContext, { data }: Message, reader: Reader): Draft {
  const sample = JSON.parse(data) as SampleData;
  const write = async (): Promise<RenderedMail> => {
    const { text, html, subject, files = [] } = await writeSample(context, reader, sample);
    return { text, html, files, subject: rideTexts(sample.language).sampleSubject(subject) };
  };
  return { isTrue: true, start: null, write };
}

/** A mail as it is sent, but about a sample booking of the reader's, or with a link that opens nothing. */
export async function writeSample(
  context: AppContext,
  { account, name, email, wants }: Reader,
  { kind, language, sentence }: SampleData,
): Promise<RenderedMail> {
  const reader: Reader = { account, name, email, wants, language };
  const wording = { ...reader, sentence };
  if (isAboutAccount(kind)) {
    const data = { token: 'x', page: `${context.config.publicUrl}${mailPages.reset}` };
    return await composeAccountMail(context, { kind, data: JSON.stringify(data) }, wording);
  }
  const booking = await sampleBooking(context);
  if (kind === 'new-bookings') return await writeDigest(context, wording, [{ ride: booking.ride, name }], 1);
  if (isAboutPass(kind)) return await writePassNotice(context, kind, wording, samplePass(booking));
  if (kind === 'paid') return await writePaid(context, wording, samplePayment(booking));
  if (isAboutWithdrawal(kind))
    return await writeWithdrawalSample(context, { kind, worded: wording, standing: booking });
  if (kind === 'season-opens') {
    const first = Temporal.Instant.fromEpochMilliseconds(booking.ride.start);
    return await writeSeasonOpens(context, wording, dayOf(first, context.config.zone).toString());
  }
  return await writeRideSample(
    { context, kind, reader, sentence, message: noMessage(context, kind) },
    booking,
  );
}

async function writeWithdrawalSample(
  context: AppContext,
  {
    kind,
    worded,
    standing,
  }: { kind: WithdrawalMessageKind; worded: Reader & Worded; standing: StandingBooking },
): Promise<RenderedMail> {
  const { name } = samplePass(standing).kind;
  if (kind === 'pass-ended') return await writePassEnded(context, worded, name);
  const isPass = kind === 'withdrawn';
  const at = writeWireTime(standing.at);
  return await writeWithdrawn(context, worded, {
    contract: isPass ? name : null,
    concluded: at,
    name: worded.name,
    email: worded.email,
    amount: isPass ? 400 : 0,
    taken: isPass ? 2 : 0,
    unit: isPass ? 'rides' : null,
    freed: 0,
    date_created: at,
  });
}

async function writeRideSample(mail: WordedRideMail, booking: StandingBooking): Promise<RenderedMail> {
  const { kind } = mail;
  const { ride } = booking;
  switch (kind) {
    case 'booked':
      return await writeBooked(
        { ...mail, kind },
        { named: [booking], count: 1, isPaid: false, byStaff: false },
      );
    case 'event-joined': {
      const place = { ...booking, eventNames: await findNewestEvent(mail.context) };
      return await writeBooked(
        { ...mail, kind },
        { named: [place], count: 1, isPaid: false, byStaff: false },
      );
    }
    case 'moved': {
      const from = { ...ride, start: ride.start - 2 * 60 * 60_000 };
      return await writeMoved({ ...mail, kind }, { from, standing: booking, byStaff: true });
    }
    case 'cancelled':
      return await writeCancelled(
        { ...mail, kind },
        { byStaff: false, rides: [{ ...ride, booking: null, late: false }], counted: 0 },
      );
    case 'no-show':
    case 'no-show-undone':
      return await writeNoShow({ ...mail, kind }, ride);
    default:
      return await writeReminder({ ...mail, kind }, { named: [booking], count: 1 });
  }
}

function samplePayment({ ride, at }: StandingBooking): PaymentSummary {
  return { amount: ride.price, at, number: '123456789', bought: [{ ride }], late: [], free: [] };
}

/** Of ten slots, ending tomorrow. */
function samplePass({ ride }: StandingBooking): PassSummary {
  const name = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
  const ends = Temporal.Instant.fromEpochMilliseconds(ride.start);
  return { kind: { name, unit: 'rides' }, balance: fewSlots, ends };
}

/** Tomorrow at two, on the park's first track. */
async function sampleBooking({ tracks, clock, config }: AppContext): Promise<StandingBooking> {
  const now = clock.now();
  const tomorrow = dayOf(now, config.zone).add({ days: 1 });
  const start = tomorrow.toZonedDateTime({ timeZone: config.zone, plainTime: '14:00' }).epochMilliseconds;
  const allTracks = await tracks.read();
  const track = allTracks.find(({ status }) => status === 'open')?.id ?? allTracks[0]?.id ?? 1;
  const ride: Ride = { slot: 0, start, minutes: 15, track, price: 5500, event: null };
  return {
    ride,
    booking: sampleNumber,
    at: now,
    byStaff: false,
    isPaid: false,
    origin: { slot: ride.slot, booking: sampleNumber },
    moves: 0,
    eventNames: null,
    riderNames: { first: null, last: null },
  };
}

async function findNewestEvent({ store }: AppContext): Promise<StandingBooking['eventNames']> {
  const row = await store.db
    .selectFrom('event')
    .select(['name', 'name_en as nameEn'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the outbox row: a sample has none of this kind. */
function noMessage({ clock }: AppContext, kind: RideMessageKind): Message {
  const now = clock.now().epochMilliseconds;
  return {
    id: 0,
    dedupe: '',
    kind,
    account_id: null,
    address: null,
    push_to: null,
    data: '{}',
    created_at: now,
    due_at: now,
    useless_at: now,
    claimed_until: 0,
    attempts: 0,
    ended_at: null,
    outcome: null,
    failure: null,
  };
}
