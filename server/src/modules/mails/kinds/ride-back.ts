import type { Ride } from '@cablepark/domain/messages/message-about';
import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: Twój slot ktoś jednak wziął`,
  intro: 'dzięki, że dałeś znać, że Cię nie będzie. Ktoś wziął slot po Tobie:',
  money: (amount: string) => `Oddajemy Ci więc ${amount} tą samą drogą, zwykle w kilka dni.`,
  ride: 'Dlatego slot wrócił na karnet.',
};

const en: typeof pl = {
  subject: (park) => `${park}: somebody took your slot after all`,
  intro: 'thank you for telling us that you would not come. Somebody took the slot after you:',
  money: (amount) => `So ${amount} goes back the way it came, mostly within a few days.`,
  ride: 'So the slot is back on your pass.',
};

const texts = { pl, en };

/** A slot that was cancelled late and sold again. */
interface SoldAgain {
  ride: Ride;
  /** In grosze; null if a pass got its ride back. */
  cents: number | null;
}

/** What a late cancellation returns on the next day. */
export const rideBack: MailUnit<'ride-back'> = {
  draft: async ({ context, about: { booking } }) => {
    const row = await context.store.db
      .selectFrom('booking')
      .innerJoin('payment', 'payment.booking_id', 'booking.id')
      .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
      .select(['booking.slot_id', 'booking.start_at', 'booking.minutes', 'booking.asset_id'])
      .select(['booking.price_cents', 'payment.amount_cents', 'payment.method'])
      .where('booking.id', '=', booking)
      .where('payment_void.reason', '=', ownCancelling.soldAgain)
      .executeTakeFirst();
    return {
      isTrue: row !== undefined,
      start: null,
      write: async (writing) => {
        if (!row) throw new Error('The mail names no booking.');
        const ride = {
          slot: row.slot_id,
          start: row.start_at ?? 0,
          minutes: row.minutes ?? 0,
          track: row.asset_id ?? 0,
          price: row.price_cents ?? 0,
          event: null,
        };
        return await write(writing, { ride, cents: row.method === 'pass' ? null : row.amount_cents });
      },
    };
  },
  sample: async (writing) => {
    const { ride } = await sampleBooking(writing.context);
    return await write(writing, { ride, cents: ride.price });
  },
};

async function write(writing: MailInput, { ride, cents }: SoldAgain): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  return words.mail(t.subject(words.park), [
    t.intro,
    { items: [words.line(ride)] },
    cents === null ? t.ride : t.money(words.price(cents)),
    words.links.planner,
  ]);
}
