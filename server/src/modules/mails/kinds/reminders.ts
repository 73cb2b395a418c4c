import type { ReminderKind } from '@cablepark/domain/messages/message-kinds';
import { findClosedBookings } from '../../bookings/index.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import { writeReminders } from '../due/write-reminders.ts';
import type { Draft, DueMessage, MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import type { CurrentBooking } from '../parts/current-bookings.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { findNamedRides, type NamedRides, startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, when: string) => `${park}: przypomnienie, ${when}`,
  intro: (count: number): string =>
    count === 1 ? 'przypominamy o Twoim slocie:' : 'przypominamy o Twoich slotach:',
  soon: 'niedługo start:',
  cannotCome: (free: string) => `Nie dasz rady? Bezpłatnie anulujesz do ${free} przed startem:`,
  cannotComeSoon: 'Nie dasz rady? Daj nam znać:',
};

const en: typeof pl = {
  subject: (park, when) => `${park}: a reminder, ${when}`,
  intro: (count) => (count === 1 ? 'A reminder of your slot:' : 'A reminder of your slots:'),
  soon: 'You start soon:',
  cannotCome: (free) => `Can’t come? Cancelling is free of charge up to ${free} before the start:`,
  cannotComeSoon: 'Can’t come? Let us know:',
};

const texts = { pl, en };

export const reminderOfTheDayBefore: MailUnit<'reminder-24h'> = reminderMail({ isSoon: false });

export const reminderOfTwoHoursBefore: MailUnit<'reminder-2h'> = reminderMail({ isSoon: true });

function reminderMail({ isSoon }: { isSoon: boolean }): MailUnit<ReminderKind> {
  return {
    draft: (due) => draft(due, isSoon),
    sample: async (writing) =>
      await write(writing, isSoon, { named: [await sampleBooking(writing.context)], count: 1 }),
    writeDue: writeReminders,
  };
}

/** Reminds of bookings that start soon, take place, and have not moved since the reminder was written. */
async function draft(
  { context, about: { bookings, rest }, reader }: DueMessage<ReminderKind>,
  isSoon: boolean,
): Promise<Draft> {
  const [first] = bookings;
  const rider = reader.account;
  const current = await findNamedRides(
    context.store.db,
    first && rest
      ? { rider, outing: { from: first.start, until: rest.until }, placedBy: rest.at }
      : { rider, bookings: bookings.map(({ booking }) => booking) },
  );
  const isStill = ({ ride }: CurrentBooking) => rest || bookings.some(({ start }) => start === ride.start);
  const ids = current.named.map(({ booking }) => booking);
  const closedBookings = await findClosedBookings(context.store.db, ids);
  const unmovedRides = current.named.filter((each) => isStill(each) && !closedBookings.has(each.booking));
  const rides = { named: unmovedRides, count: current.count - (current.named.length - unmovedRides.length) };
  return {
    isTrue: unmovedRides.length > 0,
    ...(unmovedRides.length > 0 && { at: earliest(unmovedRides.map(({ at }) => at)) }),
    start: startOf(unmovedRides),
    write: (writing) => write(writing, isSoon, rides),
  };
}

async function write(
  writing: MailInput,
  isSoon: boolean,
  { named, count }: Pick<NamedRides, 'named' | 'count'>,
): Promise<RenderedMail> {
  const { context, reader } = writing;
  const words = await wordsOf(writing);
  const { park, common, links } = words;
  const t = texts[words.language];
  const [first] = named;
  if (!first) throw new Error('The mail names no booking.');
  const unsubscribe = unsubscribeLink(context, reader.account, 'reminders');
  const parts = [
    isSoon ? t.soon : t.intro(count),
    { items: named.map(({ ride }) => words.line(ride)) },
    ...(count > named.length ? [common.moreRides(count - named.length)] : []),
    isSoon ? t.cannotComeSoon : t.cannotCome(words.free),
    ...(await linksTo(context, words, named)),
    isSoon ? links.contact : links.account,
    ...links.directions,
  ];
  const mail = words.mail(t.subject(park, words.when(first.ride)), parts, [
    { label: common.noReminders, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe, brief: named.map(({ ride }) => words.ride(ride)) };
}

/** The earliest booking counts, because the rider may have forgotten it. */
function earliest(times: readonly Temporal.Instant[]): Temporal.Instant {
  return times.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b));
}
