import { paths } from '@cablepark/contract/paths';
import { shortName } from '@cablepark/domain/accounts/short-name';
import type { Ride } from '@cablepark/domain/messages/message-about';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import { writeDigests } from '../due/write-digests.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { findCurrentBookings } from '../parts/current-bookings.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, count: number) => `${park}: nowe rezerwacje (${count})`,
  intro: 'od wczoraj wieczorem przybyły rezerwacje:',
  more: (slots: string) => `… i jeszcze ${slots}. Wszystkie są na stronie rezerwacji:`,
  allBookings: 'Wszystkie rezerwacje',
  noDigest: 'Nie chcę tych e-maili',
};

const en: typeof pl = {
  subject: (park, count) => `${park}: new bookings (${count})`,
  intro: 'These bookings have come in since yesterday evening:',
  more: (slots) => `… and ${slots} more. The page of bookings has them all:`,
  allBookings: 'All bookings',
  noDigest: 'Stop these e-mails',
};

const texts = { pl, en };

interface NewBooking {
  ride: Ride;
  name: string | null;
}

/** The bookings since the evening before, in their current state. */
export const newBookings: MailUnit<'new-bookings'> = {
  draft: async ({ context, about }) => {
    const { bookings, count } = await findCurrentBookings(context.store.db, { madeIn: about });
    const named = bookings.map(({ ride, riderNames: { first, last } }) => ({
      ride,
      name: shortName(first, last),
    }));
    return { isTrue: count > 0, start: null, write: (writing) => write(writing, named, count) };
  },
  sample: async (writing) => {
    const { ride } = await sampleBooking(writing.context);
    return await write(writing, [{ ride, name: writing.reader.name }], 1);
  },
  writeDue: writeDigests,
};

async function write(writing: MailInput, named: readonly NewBooking[], count: number): Promise<RenderedMail> {
  const { context, reader } = writing;
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const unsubscribe = unsubscribeLink(context, reader.account, 'digest');
  const parts = [
    t.intro,
    { items: named.map(({ ride, name }) => [words.ride(ride), name].filter(Boolean).join(', ')) },
    ...(count > named.length ? [t.more(words.common.slots(count - named.length))] : []),
    { label: t.allBookings, url: `${context.config.publicUrl}${paths.bookings}` },
  ];
  const mail = words.mail(t.subject(words.park, count), parts, [{ label: t.noDigest, url: unsubscribe }]);
  return { ...mail, unsubscribe };
}
