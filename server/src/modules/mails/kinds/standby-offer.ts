import { mailedOfferPage } from '@cablepark/contract/standby/standby';
import type { Ride } from '@cablepark/domain/messages/message-about';
import { findSlot } from '../../bookings/index.ts';
import { rideOf } from '../../outbox/index.ts';
import { findOffer, isKeptFor, offerLink } from '../../standby/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, time: string) => `${park}: zwolnił się slot ${time}`,
  held: (until: string) => `zwolnił się slot, na który czekasz. Trzymamy go dla Ciebie do ${until}:`,
  first: (until: string) =>
    `zwolnił się slot, na który czekasz. Zaczyna się niedługo, więc dostaje go, kto pierwszy kliknie spośród czekających, do ${until}:`,
  take: 'Biorę ten slot',
  lapse:
    'Jeśli ten termin Ci nie pasuje, oddaj go na tej samej stronie, a dostanie go następna osoba. Po dwóch propozycjach z rzędu bez odpowiedzi wstrzymujemy czekanie, aż je wznowisz.',
  leave: 'Na tej samej stronie możesz też przestać czekać.',
};

const en: typeof pl = {
  subject: (park, time) => `${park}: a slot is free, ${time}`,
  held: (until) => `a slot that you wait for is free. We keep it for you until ${until}:`,
  first: (until) =>
    `a slot that you wait for is free. It starts soon, so the first of those who wait to tap gets it, until ${until}:`,
  take: 'Take this slot',
  lapse:
    'If it does not suit you, give it back on the same page, and the next rider gets it. After two offers in a row without an answer we pause your waiting until you resume it.',
  leave: 'On the same page you can also stop waiting.',
};

const texts = { pl, en };

interface MailedSlot {
  ride: Ride;
  url: string;
  untilMs: number;
  isFirstTap: boolean;
}

/** A slot for a rider on standby, while it is held for them. */
export const standbyOffer: MailUnit<'standby-offer'> = {
  draft: async ({ context, about, reader }) => {
    const { db } = context.store;
    const offer = await findOffer(db, about.offer);
    const slot = offer && (await findSlot(db, offer.slot_id));
    // A stop may have moved the slot since.
    const ride = slot ? rideOf(slot) : about.ride;
    const isTrue = offer?.state === 'open' && offer.rider === reader.account && isKeptFor(offer, slot);
    return {
      isTrue,
      start: Temporal.Instant.fromEpochMilliseconds(ride.start),
      write: async (writing) => {
        const url = await offerLink(context, about.offer);
        if (!offer || url === null) throw new Error('The mail names no offer.');
        const isFirstTap = offer.booking_id === null;
        return await write(writing, { ride, url, untilMs: offer.until_at, isFirstTap });
      },
    };
  },
  sample: async (writing) => {
    const { ride } = await sampleBooking(writing.context);
    const url = `${writing.context.config.publicUrl}${mailedOfferPage}`;
    const untilMs = writing.context.clock.now().add({ minutes: 10 }).epochMilliseconds;
    return await write(writing, { ride, url, untilMs, isFirstTap: false });
  },
};

async function write(
  writing: MailInput,
  { ride, url, untilMs, isFirstTap }: MailedSlot,
): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const until = words.clock(untilMs);
  const content = words.mail(t.subject(words.park, words.when(ride)), [
    isFirstTap ? t.first(until) : t.held(until),
    { items: [words.line(ride)] },
    { label: t.take, url },
    t.lapse,
    t.leave,
  ]);
  return { ...content, brief: [words.ride(ride), isFirstTap ? t.first(until) : t.held(until)] };
}
