import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { Ride } from '@cablepark/domain/messages/message-about';
import type { AppContext } from '../../../context.ts';
import type { MailPart } from '../../../mail/mail-parts.ts';
import { bookingLinks } from '../../bookings/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { findCurrentBookings } from '../parts/current-bookings.ts';
import { type MailWords, wordsOf } from '../parts/mail-words.ts';
import { startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: zamykamy, wybierz, co dalej`,
  because: {
    wind: 'wieje za mocno, więc zamykamy.',
    storm: 'idzie burza, więc zamykamy.',
    breakdown: 'wyciąg ma awarię, więc zamykamy.',
    event: 'z powodu wydarzenia tor jest zamknięty.',
    other: 'tor jest zamknięty.',
  } satisfies Record<ClosureReason, string>,
  rides: (one: boolean): string => (one ? 'Ten slot odpada:' : 'Te sloty odpadają:'),
  choose: 'Wybierz inny termin albo oddaj slot. Nic za to nie płacisz.',
  chooseOne: 'Wybierz, co dalej',
  chooseFor: (ride: string) => `Wybierz, co dalej: ${ride}`,
  until: (time: string) =>
    `Czekamy na odpowiedź do ${time}. Potem to, co zapłacone online, samo wraca tą samą drogą, slot z karnetu wraca na karnet, a pieniądze zapłacone na miejscu czekają w kasie.`,
};

const en: typeof pl = {
  subject: (park) => `${park}: we have to close, choose what happens next`,
  because: {
    wind: 'the wind is too strong, so we close.',
    storm: 'a storm is coming, so we close.',
    breakdown: 'the cable has broken down, so we close.',
    event: 'the track is closed for an event.',
    other: 'the track is closed.',
  },
  rides: (one) => (one ? 'This ride can’t take place:' : 'These rides can’t take place:'),
  choose: 'Choose another time, or give the ride back. There is no fee.',
  chooseOne: 'Choose what happens next',
  chooseFor: (ride) => `Choose what happens next: ${ride}`,
  until: (time) =>
    `Please answer by ${time}. After that, what you paid online goes back the way it came, a pass gets its ride back, and money paid at the park waits at the desk.`,
};

const texts = { pl, en };

const reopenedTexts = {
  pl: {
    subject: (park: string) => `${park}: jednak otwarte, zapraszamy`,
    intro: 'otwieramy wcześniej, niż zapowiadaliśmy. Twój slot jednak czeka:',
    fine: 'Nie musisz nic robić. Rezerwacja i płatność zostają.',
  },
  en: {
    subject: (park: string) => `${park}: open after all, see you`,
    intro: 'we open earlier than we said. Your ride takes place:',
    fine: 'There is nothing to do. Your booking and your payment stay.',
  },
};

/** A ride of a closure that waits for its rider's answer. */
interface AskedRide {
  booking: number;
  ride: Ride;
}

interface ClosedFacts {
  rides: AskedRide[];
  reason: ClosureReason;
  note: { pl: string | null; en: string | null };
  answerUntilMs: number;
}

/** Rides that can't take place, without those that are already decided. */
export const closed: MailUnit<'closed'> = {
  draft: async ({ context, about, reader }) => {
    const facts = await findAsked(context, about.closure, reader.account, about.rides);
    const starts = facts?.rides.map(({ ride }) => ride.start) ?? [];
    return {
      isTrue: facts !== null && facts.rides.length > 0,
      start: starts.length === 0 ? null : Temporal.Instant.fromEpochMilliseconds(Math.min(...starts)),
      isByStaff: true,
      write: async (writing) => {
        if (!facts) throw new Error('The mail names no closure.');
        return await write(writing, facts);
      },
    };
  },
  sample: async (writing) => {
    const { booking, ride } = await sampleBooking(writing.context);
    const answerUntilMs = ride.start;
    return await write(writing, {
      rides: [{ booking, ride }],
      reason: 'wind',
      note: { pl: null, en: null },
      answerUntilMs,
    });
  },
};

async function findAsked(
  { store }: AppContext,
  closure: number,
  account: string,
  rides: readonly { booking: number; from: Ride }[],
): Promise<ClosedFacts | null> {
  const rows = await store.db
    .selectFrom('closure_ride')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .select(['closure_ride.booking_id', 'closure_ride.answer_until', 'reason', 'note', 'note_en'])
    .where('closure_ride.closure_id', '=', closure)
    .where('closure_ride.state', '=', 'asked')
    .where('booking.account_id', '=', account)
    .where('booking.state', '=', 'booked')
    .whereRef('booking.slot_id', '=', 'closure_ride.slot_id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const askedBookings = new Set(rows.map(({ booking_id }) => booking_id));
  return {
    rides: rides
      .filter(({ booking }) => askedBookings.has(booking))
      .map(({ booking, from }) => ({ booking, ride: from })),
    reason: first.reason,
    note: { pl: first.note, en: first.note_en },
    // The earliest deadline; the page of each ride shows its own.
    answerUntilMs: Math.min(...rows.map((row) => row.answer_until)),
  };
}

async function write(
  writing: MailInput,
  { rides, reason, note, answerUntilMs }: ClosedFacts,
): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const own = note[words.language] ?? note.pl ?? note.en;
  const names = rides.map(({ ride }) => words.ride(ride));
  const [first] = rides;
  const until = first ? words.when({ ...first.ride, start: answerUntilMs }) : '';
  const content = words.mail(t.subject(words.park), [
    t.because[reason],
    ...(own === null ? [] : [own]),
    t.rides(rides.length === 1),
    { items: rides.map(({ ride }) => words.line(ride)) },
    t.choose,
    ...(await choiceLinks(writing.context, words, rides)),
    t.until(until),
    words.links.contact,
  ]);
  return { ...content, brief: names };
}

/** The pages on which the rider chooses, one for each ride. */
async function choiceLinks(
  context: AppContext,
  words: MailWords,
  rides: readonly AskedRide[],
): Promise<MailPart[]> {
  const t = texts[words.language];
  const links = await bookingLinks(
    context,
    rides.map(({ booking }) => booking),
  );
  return rides.flatMap(({ booking, ride }) => {
    const url = links.get(booking);
    const label = rides.length === 1 ? t.chooseOne : t.chooseFor(`${words.when(ride)}, ${words.track(ride)}`);
    return url === undefined ? [] : [{ label, url }];
  });
}

/** Rides that take place after all. */
export const reopened: MailUnit<'reopened'> = {
  draft: async ({ context, about, reader }) => {
    const ids = about.rides.map(({ booking }) => booking);
    const { bookings } = await findCurrentBookings(context.store.db, {
      rider: reader.account,
      bookings: ids,
    });
    // Another closure may affect the rides by now.
    const rides = bookings.filter(
      ({ ride, booking, isClosed }) =>
        !isClosed && about.rides.some(({ from, booking: id }) => id === booking && from.slot === ride.slot),
    );
    return {
      isTrue: rides.length > 0,
      start: startOf(rides),
      isByStaff: true,
      write: (writing) => writeReopened(writing, rides),
    };
  },
  sample: async (writing) => await writeReopened(writing, [await sampleBooking(writing.context)]),
};

async function writeReopened(writing: MailInput, rides: readonly AskedRide[]): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = reopenedTexts[words.language];
  const names = rides.map(({ ride }) => words.ride(ride));
  const content = words.mail(t.subject(words.park), [
    t.intro,
    { items: rides.map(({ ride }) => words.line(ride)) },
    t.fine,
    ...(await linksTo(writing.context, words, rides)),
    words.links.account,
  ]);
  return { ...content, brief: names };
}
