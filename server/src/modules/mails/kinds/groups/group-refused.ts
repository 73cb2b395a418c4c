import { brokenOfferFact } from '../../../groups/index.ts';
import { groupMail } from '../../parts/group-mail.ts';
import { wordsOf } from '../../parts/mail-words.ts';

const pl = {
  subject: (park: string) => `${park}: odpowiedź na zapytanie grupy`,
  refused: (day: string) => `niestety nie mamy dla Was slotów: ${day}.`,
  withdrawn: (day: string) =>
    `musimy wycofać ofertę dla Waszej grupy: ${day}. Te sloty nie są już dla Was trzymane.`,
  next: 'Możesz zapytać o inny dzień albo do nas zadzwonić:',
};

const en: typeof pl = {
  subject: (park) => `${park}: about your group’s enquiry`,
  refused: (day) => `Unfortunately we have no slots for you on ${day}.`,
  withdrawn: (day) =>
    `We have to withdraw our offer for your group on ${day}. Its slots are no longer held for you.`,
  next: 'You can ask for another day, or call us:',
};

const texts = { pl, en };

/** The desk's refusal of an enquiry, or an offer that was withdrawn or lost a place. Not sent if there is a newer offer. */
export const groupRefused = groupMail(
  ({ state, offer }, fact) =>
    state === 'open'
      ? fact === brokenOfferFact(offer)
      : (state === 'refused' || state === 'withdrawn') && fact === String(offer),
  async (writing, { day, answer, isWithdrawn }) => {
    const words = await wordsOf(writing);
    const t = texts[words.language];
    const line = isWithdrawn ? t.withdrawn(day) : t.refused(day);
    const parts = [line, ...(answer === null ? [] : [answer]), t.next, words.links.contact];
    return words.mail(t.subject(words.park), parts);
  },
);
