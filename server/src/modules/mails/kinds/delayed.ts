import { type RideAnswer, type RideQuestion, rideQuestions } from '@cablepark/domain/closures/ride-question';
import type { Ride } from '@cablepark/domain/messages/message-about';
import type { Db } from '../../../db/store.ts';
import type { MailPart } from '../../../mail/mail-parts.ts';
import { bookingLinks } from '../../bookings/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { type CurrentBooking, findCurrentBookings } from '../parts/current-bookings.ts';
import { eventName } from '../parts/event-names.ts';
import { type MailWords, wordsOf } from '../parts/mail-words.ts';
import { startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, isLater: boolean) =>
    isLater ? `${park}: wyciąg stoi, Twoja godzina się zmienia` : `${park}: wracamy do pierwszej godziny`,
  intro: (isLater: boolean): string =>
    isLater ? 'wyciąg stał, więc przesuwamy jazdy. Twoja:' : 'wyciąg ruszył wcześniej. Twoja jazda:',
  change: (from: string, to: string) => `${to} (zamiast ${from})`,
  confirm:
    'Pasuje? Nie musisz nic robić. Rezerwacja i płatność zostają. Nie pasuje? Zmienisz ją lub oddasz bez opłat.',
  answer:
    'To już długie czekanie, więc pytamy: pasuje Ci ta godzina? Odpowiedz, zanim nadejdzie. Bez odpowiedzi oddajemy, co zapłacone: online tą samą drogą, z karnetu na karnet, na miejscu do odbioru w kasie.',
  choose:
    'Ta godzina wypada już po zamknięciu, więc slot się nie odbędzie. Wybierz inny termin albo oddaj go. Nic za to nie płacisz.',
  keep: 'Pasuje mi ta godzina',
  another: 'Wolę inny termin',
  back: 'Oddaję slot',
  contact: 'Możesz też zadzwonić lub napisać:',
  calendar: 'Wpis w kalendarzu zmieni załącznik.',
};

const en: typeof pl = {
  subject: (park, isLater) =>
    isLater ? `${park}: the cable stopped, your time changes` : `${park}: back to your first time`,
  intro: (isLater) =>
    isLater
      ? 'The cable stood still, so rides move later. Yours:'
      : 'The cable runs again earlier. Your ride:',
  change: (from, to) => `${to} (instead of ${from})`,
  confirm:
    'Does it suit you? There is nothing to do. Your booking and your payment stay. Does it not? Change it or give it back, free of charge.',
  answer:
    'That is a long wait, so we ask: does this time suit you? Please answer before it comes. Without an answer you get back what you paid: online the way it came, a pass gets its ride, and money paid at the park waits at the desk.',
  choose:
    'That is after we close, so this ride can’t take place. Choose another time, or give it back. There is no fee.',
  keep: 'The new time suits me',
  another: 'I’d rather have another time',
  back: 'I give the ride back',
  contact: 'Or call us, or write:',
  calendar: 'The attachment changes the entry in your calendar.',
};

const texts = { pl, en };

/** A ride that a stop moved: the time that the rider knows, and the current time. */
interface DelayedRide {
  from: Ride;
  current: CurrentBooking;
  question: RideQuestion;
}

/** Rides that a stop moved; those that are back at the known time are left out. */
export const delayed: MailUnit<'delayed'> = {
  draft: async ({ context, about, reader }) => {
    const ids = about.rides.map(({ booking }) => booking);
    const { bookings } = await findCurrentBookings(context.store.db, {
      rider: reader.account,
      bookings: ids,
    });
    const questions = await findQuestionsOf(context.store.db, ids);
    const fromOf = new Map(about.rides.map(({ booking, from }) => [booking, from]));
    const rides = bookings.flatMap((current) => {
      const from = fromOf.get(current.booking);
      if (!from || from.slot !== current.ride.slot || from.start === current.ride.start) return [];
      const { question = 'confirm', isOfClosure = false } = questions.get(current.booking) ?? {};
      // Earlier again, and inside a closure: the closure's message tells of it.
      if (current.ride.start < from.start && isOfClosure) return [];
      return [{ from, current, question }];
    });
    return {
      isTrue: rides.length > 0,
      start: startOf(rides.map(({ current }) => current)),
      isByStaff: true,
      write: (writing) => write(writing, rides),
    };
  },
  sample: async (writing) => {
    const current = await sampleBooking(writing.context);
    const from = { ...current.ride, start: current.ride.start - 20 * 60_000 };
    return await write(writing, [{ from, current, question: 'confirm' }]);
  },
};

/** What the rider of a delayed or closed ride is asked, and whether a closure asks it. */
interface QuestionOfRide {
  question: RideQuestion;
  isOfClosure: boolean;
}

/** The question that all rides of the mail share: the one that needs an answer most. */
function strictest(rides: readonly DelayedRide[]): RideQuestion {
  return rideQuestions.find((each) => rides.some(({ question }) => question === each)) ?? 'confirm';
}

/** The question about each ride that waits for an answer, by booking. */
async function findQuestionsOf(db: Db, bookings: readonly number[]) {
  if (bookings.length === 0) return new Map<number, QuestionOfRide>();
  const rows = await db
    .selectFrom('closure_ride')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .select(['booking_id', 'question', 'closure.stop_id'])
    .where('booking_id', 'in', [...bookings])
    .where('state', '=', 'asked')
    .execute();
  return new Map(
    rows.map(({ booking_id, question, stop_id }): [number, QuestionOfRide] => [
      booking_id,
      { question, isOfClosure: stop_id === null },
    ]),
  );
}

/** A link for each answer about each ride. */
async function linksOf(
  writing: MailInput,
  words: MailWords,
  { rides, isLater }: { rides: readonly DelayedRide[]; isLater: boolean },
): Promise<MailPart[]> {
  if (isLater && rides.length > 1) return await answersTo(writing, words, rides);
  const parts = await linksTo(
    writing.context,
    words,
    rides.map(({ current: { ride, booking } }) => ({ ride, booking })),
  );
  const [ride] = rides;
  if (!isLater || !ride) return parts;
  const t = texts[words.language];
  return parts.flatMap((part): MailPart[] =>
    typeof part !== 'string' && 'url' in part
      ? answersOf(ride).map((answer) => ({ label: t[answer], url: `${part.url}#${answer}` }))
      : [part],
  );
}

function answersOf({ question }: DelayedRide): RideAnswer[] {
  return question === 'choose' ? ['another', 'back'] : ['keep', 'another', 'back'];
}

/** The answers to several rides; each link names its ride. */
async function answersTo(
  { context }: MailInput,
  words: MailWords,
  rides: readonly DelayedRide[],
): Promise<MailPart[]> {
  const t = texts[words.language];
  const links = await bookingLinks(
    context,
    rides.map(({ current }) => current.booking),
  );
  return rides.flatMap((each) => {
    const { booking, ride } = each.current;
    const url = links.get(booking);
    if (url === undefined) return [];
    const place = `${words.when(ride)}, ${words.track(ride)}`;
    return answersOf(each).map((answer) => ({ label: `${t[answer]} (${place})`, url: `${url}#${answer}` }));
  });
}

async function write(writing: MailInput, rides: readonly DelayedRide[]): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const { park, links } = words;
  const t = texts[words.language];
  const isLater = rides.some(({ from, current }) => current.ride.start > from.start);
  const changes = rides.map(({ from, current }) =>
    t.change(words.clock(from.start), words.ride(current.ride)),
  );
  const content = words.mail(t.subject(park, isLater), [
    t.intro(isLater),
    { items: changes },
    ...(isLater ? [t[strictest(rides)]] : []),
    ...(await linksOf(writing, words, { rides, isLater })),
    t.calendar,
    ...(isLater ? [t.contact, links.contact] : []),
    links.account,
  ]);
  const entries = rides.map(({ current: { ride, origin, moves, eventNames } }) => ({
    method: 'REQUEST' as const,
    ride,
    origin,
    moves,
    event: eventNames && eventName(eventNames, words.language),
  }));
  return { ...content, calendar: await calendarFilesOf(writing, words, entries), brief: changes };
}
