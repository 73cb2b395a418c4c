import { groupMail } from '../../parts/group-mail.ts';
import { wordsOf } from '../../parts/mail-words.ts';

const pl = {
  subject: (park: string) => `${park}: potwierdź zapytanie grupy`,
  intro: (day: string, people: number) =>
    `ktoś – mamy nadzieję, że Ty – pyta o sloty dla grupy: ${day}, osób: ${people}. Żeby zapytanie trafiło do obsługi, otwórz ten link i naciśnij przycisk na stronie:`,
  link: 'Potwierdź zapytanie',
  ends: 'Link działa przez dobę. Niepotwierdzone zapytanie usuniemy.',
  notYou: 'Jeśli to nie Ty, po prostu zignoruj tę wiadomość.',
};

const en: typeof pl = {
  subject: (park) => `${park}: confirm your group’s enquiry`,
  intro: (day, people) =>
    `Someone, hopefully you, is asking for slots for a group: ${day}, ${people} people. To send the enquiry to our staff, open this link and press the button on the page:`,
  link: 'Confirm the enquiry',
  ends: 'The link works for a day. We delete an enquiry that nobody confirms.',
  notYou: 'If it wasn’t you, just ignore this message.',
};

const texts = { pl, en };

/** The link that proves the address of an enquiry. */
export const groupProof = groupMail(
  ({ state }) => state === 'unproved',
  async (writing, { day, people, link }) => {
    const words = await wordsOf(writing);
    const t = texts[words.language];
    const parts = [t.intro(day, people), { label: t.link, url: link }, t.ends, t.notYou];
    return words.mail(t.subject(words.park), parts);
  },
);
