import type { MailPart } from '../../../../mail/mail-parts.ts';
import type { MailInput, RenderedMail } from '../../mail-unit.ts';
import { type GroupMailFacts, groupMail } from '../../parts/group-mail.ts';
import { wordsOf } from '../../parts/mail-words.ts';

const pl = {
  subject: (park: string) => `${park}: oferta dla grupy`,
  intro: 'mamy dla Was te sloty:',
  sum: (sum: string) => `Razem: ${sum}.`,
  deposit: (amount: string) => `Prosimy o zaliczkę: ${amount}. Zaliczymy ją na pierwsze sloty.`,
  until: (until: string) =>
    `Trzymamy je dla Was do: ${until}. Potem same wrócą do sprzedaży. Ofertę przyjmiesz albo odrzucisz tutaj:`,
  link: 'Zobacz ofertę',
  extendedSubject: (park: string) => `${park}: oferta dla grupy przedłużona`,
  extended: (until: string) => `trzymamy Wasze sloty dłużej, do: ${until}. Oferta czeka na odpowiedź tutaj:`,
};

const en: typeof pl = {
  subject: (park) => `${park}: an offer for your group`,
  intro: 'We have these slots for you:',
  sum: (sum) => `Total: ${sum}.`,
  deposit: (amount) => `We ask for a deposit of ${amount}. It pays for your first slots.`,
  until: (until) =>
    `We hold them for you until ${until}. After that, others can book them. Accept or decline the offer here:`,
  link: 'See the offer',
  extendedSubject: (park) => `${park}: your group’s offer is extended`,
  extended: (until) => `We hold your slots longer, until ${until}. The offer waits for your answer here:`,
};

const texts = { pl, en };

/** An offer while it waits for its answer. */
export const groupOffer = groupMail(
  ({ state, offer }, fact) => state === 'offered' && String(offer) === fact,
  writeOffer,
);

/** The new end of an offer, if it is the last one. */
export const groupExtended = groupMail(
  ({ state, offered_until }, fact) => state === 'offered' && String(offered_until) === fact,
  async (writing, { until, link }) => {
    const words = await wordsOf(writing);
    const t = texts[words.language];
    const parts = [t.extended(until), { label: t.link, url: link }];
    return words.mail(t.extendedSubject(words.park), parts);
  },
);

async function writeOffer(writing: MailInput, facts: GroupMailFacts): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const { rides, terms, deposit, until, link } = facts;
  const sum = rides.reduce((total, { price }) => total + price, 0);
  const parts: MailPart[] = [
    t.intro,
    { items: rides.map(words.line) },
    t.sum(words.price(sum)),
    ...(deposit === 0 ? [] : [t.deposit(words.price(deposit))]),
    ...(terms === null ? [] : [terms]),
    t.until(until),
    { label: t.link, url: link },
  ];
  return words.mail(t.subject(words.park), parts, [words.links.contact]);
}
