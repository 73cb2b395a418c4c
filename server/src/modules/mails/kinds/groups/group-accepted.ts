import { groupMail } from '../../parts/group-mail.ts';
import { wordsOf } from '../../parts/mail-words.ts';

const pl = {
  subject: (park: string) => `${park}: sloty grupy zarezerwowane`,
  intro: 'te sloty są Wasze:',
  sum: (sum: string) => `Razem: ${sum}.`,
  names: 'Pod tym linkiem wpiszesz imiona osób, po jednym w wierszu, i zawsze zobaczysz aktualne godziny:',
  link: 'Sloty Waszej grupy',
};

const en: typeof pl = {
  subject: (park) => `${park}: your group’s slots are booked`,
  intro: 'These slots are yours:',
  sum: (sum) => `Total: ${sum}.`,
  names: 'With this link you can enter the names, one per line, and always see the current times:',
  link: 'Your group’s slots',
};

const texts = { pl, en };

/** The confirmation of an accepted offer. */
export const groupAccepted = groupMail(
  ({ state }) => state === 'accepted',
  async (writing, { rides, terms, link }) => {
    const words = await wordsOf(writing);
    const t = texts[words.language];
    const sum = rides.reduce((total, { price }) => total + price, 0);
    const parts = [
      t.intro,
      { items: rides.map(words.line) },
      t.sum(words.price(sum)),
      ...(terms === null ? [] : [terms]),
      t.names,
      { label: t.link, url: link },
    ];
    return words.mail(t.subject(words.park), parts, [...words.links.directions, words.links.contact]);
  },
);
