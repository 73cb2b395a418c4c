import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { AboutOf } from '@cablepark/domain/messages/message-kinds';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking, samplePassName } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: mamy Twoje odstąpienie od umowy`,
  received: 'potwierdzamy, że mamy Twoje oświadczenie:',
  declaration: (pass: string | null) =>
    pass === null ? 'Odstępuję od umowy o konto na tej stronie.' : `Odstępuję od umowy o karnet „${pass}”.`,
  concluded: (moment: string) => `Umowa zawarta: ${moment}`,
  name: (name: string) => `Imię: ${name}`,
  email: (email: string) => `E-mail: ${email}`,
  declared: (moment: string) => `Oświadczenie złożone: ${moment}`,
  back: (amount: string) =>
    `Oddajemy ${amount} tą samą drogą, najpóźniej w ciągu 14 dni, a zwykle w kilka dni.`,
  nothingBack: 'Cały karnet jest już wykorzystany, więc pieniądze nie wracają.',
  taken: {
    rides: (count: number) => `Sloty wykorzystane albo anulowane za późno, za które płacisz: ${count}.`,
    minutes: (count: number) => `Minuty wykorzystane albo anulowane za późno, za które płacisz: ${count}.`,
  },
  freed: (count: number) => `Przyszłe rezerwacje, które zwolniliśmy: ${count}.`,
  accountGone: 'Konto i Twoje dane są usunięte. To ostatnia wiadomość na ten adres.',
};

const en: typeof pl = {
  subject: (park) => `${park}: we have your withdrawal`,
  received: 'this confirms that we have your statement:',
  declaration: (pass) =>
    pass === null
      ? 'I withdraw from the contract on my account on this site.'
      : `I withdraw from the contract on the pass “${pass}”.`,
  concluded: (moment) => `Contract made: ${moment}`,
  name: (name) => `Name: ${name}`,
  email: (email) => `E-mail: ${email}`,
  declared: (moment) => `Statement made: ${moment}`,
  back: (amount) =>
    `We’ll refund ${amount} to your original payment method within 14 days, usually within a few days.`,
  nothingBack: 'The whole pass has been used, so there is nothing to refund.',
  taken: {
    rides: (count) => `Slots used or cancelled too late, which you pay for: ${count}.`,
    minutes: (count) => `Minutes used or cancelled too late, which you pay for: ${count}.`,
  },
  freed: (count) => `Future bookings that we have cancelled: ${count}.`,
  accountGone: 'The account and your data are deleted. This is the last message to this address.',
};

const texts = { pl, en };

type WithdrawnKind = 'withdrawn' | 'account-withdrawn';

/** The receipt of a withdrawal from a pass. */
export const withdrawn: MailUnit<'withdrawn'> = withdrawnMail({
  contract: samplePassName,
  amount: 400,
  taken: 2,
  unit: 'rides',
});

/** The receipt of a withdrawal from the account. */
export const accountWithdrawn: MailUnit<'account-withdrawn'> = withdrawnMail({
  contract: null,
  amount: 0,
  taken: 0,
  unit: null,
});

type Withdrawal = AboutOf<WithdrawnKind>['row'];

/** Its content and time do not depend on the account's later state. */
function withdrawnMail(
  sample: Pick<Withdrawal, 'contract' | 'amount' | 'taken' | 'unit'>,
): MailUnit<WithdrawnKind> {
  return {
    draft: ({ about: { row, language } }) => ({
      isTrue: true,
      start: null,
      write: (writing) => write({ ...writing, reader: { ...writing.reader, language } }, row),
    }),
    sample: async (writing) => {
      const { name, email } = writing.reader;
      const at = writeWireTime((await sampleBooking(writing.context)).at);
      return await write(writing, { ...sample, concluded: at, name, email, freed: 0, date_created: at });
    },
  };
}

async function write(
  writing: MailInput,
  { contract, concluded, name, email, amount, taken, unit, freed, date_created }: Withdrawal,
): Promise<RenderedMail> {
  const { context } = writing;
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const moment = (wire: string | null) => {
    const at = wire === null ? context.clock.now() : requireWireTime(wire);
    return `${dateText(dayOf(at, context.config.zone))}, ${timeText(at, context.config.zone)}`;
  };
  const passName = contract && (contract[words.language] || contract.pl || contract.en);
  const statement = [
    t.declaration(passName),
    t.concluded(moment(concluded)),
    ...(name === null ? [] : [t.name(name)]),
    ...(email === null ? [] : [t.email(email)]),
    t.declared(moment(date_created)),
  ];
  const money =
    contract === null
      ? [t.accountGone]
      : [
          amount > 0 ? t.back(words.price(toGrosze(amount))) : t.nothingBack,
          ...(taken > 0 && unit !== null ? [t.taken[unit](taken)] : []),
        ];
  return words.mail(t.subject(words.park), [
    t.received,
    { items: statement },
    ...money,
    ...(freed > 0 ? [t.freed(freed)] : []),
    words.links.contact,
  ]);
}
