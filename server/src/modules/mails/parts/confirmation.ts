import { paths } from '@cablepark/contract/paths';
import { hoursBefore, minutesBefore } from '@cablepark/domain/legal/legal-amounts';
import type { ParkContent } from '@cablepark/domain/park/content';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { endOfWithdrawal } from '@cablepark/domain/passes/withdrawal';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { MailPart } from '../../../mail/mail-parts.ts';
import type { MailFile } from '../../../mail/mailer.ts';
import { acceptedTerms, type TermsText } from './confirmation-terms.ts';
import type { ConfirmationTexts, WithdrawalFacts } from './confirmation-texts.ts';
import { confirmationTexts } from './confirmation-words.ts';
import type { MailWords } from './mail-words.ts';

/** The facts of a contract. */
export interface ConfirmedContract {
  account: string;
  /** One line for each item, with its price. */
  items: readonly string[];
  /** Grosze; null if not every item has a name here. */
  total: number | null;
  concluded: Temporal.Instant;
  payment: 'here' | 'paid' | { number: string; at: Temporal.Instant };
  hasRides: boolean;
  passes: readonly Pick<PassKind, 'name' | 'unit'>[];
}

/** What a mail about a contract contains, and the confirmation with it (Directive 2011/83/EU, art. 8(7)). */
export interface Confirmation {
  parts: readonly MailPart[];
  files: readonly MailFile[];
}

/** The contract on a durable medium: the mail contains all of it, without links. */
export async function confirm(
  context: AppContext,
  words: MailWords,
  contract: ConfirmedContract,
): Promise<Confirmation> {
  const texts = confirmationTexts(words.language);
  const park = await context.parkSettings.read();
  const seller = sellerOf(park, texts);
  const terms = await acceptedTerms(context, contract.account, words.language);
  const withdrawals = contract.passes.map((pass) =>
    withdrawalFacts(context, words, { pass, contract, seller }),
  );
  const sections = [
    ...whatSections(context, words, contract, park),
    section(texts.seller, seller),
    ...(contract.hasRides ? rideSections(park, texts, words) : []),
    ...withdrawals.flatMap((facts) => [
      section(texts.withdrawal, texts.withdrawalText(facts)),
      section(texts.form, texts.formText(facts)),
    ]),
    section(termsHeading(texts, terms), [terms.text]),
  ];
  const [first] = withdrawals;
  return {
    parts: [
      ...(first
        ? [texts.inMail.mayWithdraw(first.until), { label: texts.inMail.withdraw, url: first.url }]
        : []),
      // One paragraph, so that a phone shows the slot and its links first.
      {
        small: [
          texts.inMail.soldBy(seller.join(', ')),
          ...(contract.hasRides ? [texts.inMail.fixedTime] : []),
          texts.inMail.attached,
        ].join(' '),
      },
    ],
    files: [{ name: `${texts.file}.txt`, content: `${[headOf(texts, park), ...sections].join('\n\n\n')}\n` }],
  };
}

function headOf({ title }: ConfirmationTexts, { name }: ParkContent): string {
  return `${title}\n${name}`;
}

function section(heading: string, paragraphs: readonly string[]): string {
  return `${heading.toUpperCase()}\n\n${paragraphs.join('\n\n')}`;
}

function whatSections(
  { config: { zone } }: AppContext,
  words: MailWords,
  { items, total, concluded, payment }: ConfirmedContract,
  { operator }: ParkContent,
): string[] {
  const texts = confirmationTexts(words.language);
  const paidSentence =
    typeof payment === 'string'
      ? payment === 'here'
        ? texts.payHere
        : texts.paid
      : texts.paidOnline(payment.number, momentText(payment.at, zone));
  return [
    section(texts.what, [
      items.map((item) => `– ${item}`).join('\n'),
      ...(total === null ? [] : [texts.total(words.price(total), operator.paysVat)]),
      texts.concluded(momentText(concluded, zone)),
      paidSentence,
    ]),
  ];
}

function rideSections({ policy }: ParkContent, texts: ConfirmationTexts, { language }: MailWords): string[] {
  const closes = minutesBefore(language, policy.cancelClosesMinutes);
  const free = hoursBefore(language, policy.cancelFreeHours);
  return [
    section(texts.cancelling, texts.cancellingText(closes, free)),
    section(texts.noWithdrawal, [texts.noWithdrawalText]),
  ];
}

/** The seller's details that the park has entered. */
function sellerOf({ name, operator, contact }: ParkContent, texts: ConfirmationTexts): string[] {
  const address = operator.address ?? (operator.name === null ? contact.address : null);
  return [
    operator.name ?? name,
    address?.replaceAll('\n', ', '),
    operator.taxId && texts.taxId(operator.taxId),
    contact.email && texts.email(contact.email),
    contact.phone && texts.phone(contact.phone),
  ].flatMap((line) => line || []);
}

function withdrawalFacts(
  { config: { zone, publicUrl } }: AppContext,
  { language }: MailWords,
  {
    pass: { name, unit },
    contract: { concluded },
    seller,
  }: { pass: Pick<PassKind, 'name' | 'unit'>; contract: ConfirmedContract; seller: readonly string[] },
): WithdrawalFacts {
  return {
    pass: name[language] || name.pl || name.en,
    unit,
    until: dateText(lastDayOf(endOfWithdrawal(concluded, zone), zone)),
    url: `${publicUrl}${paths.withdrawal}`,
    seller,
    concluded: dateText(dayOf(concluded, zone)),
  };
}

function termsHeading(texts: ConfirmationTexts, { version, inForceFrom }: TermsText): string {
  if (version === null) return texts.termsOfNow;
  return texts.terms(version, inForceFrom && dateText(Temporal.PlainDate.from(inForceFrom)));
}

function momentText(at: Temporal.Instant, zone: string): string {
  return `${dateText(dayOf(at, zone))}, ${timeText(at, zone)}`;
}
