import { paths } from '@cablepark/contract/paths';
import { toGrosze } from '@cablepark/contract/payments/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { type AboutOf, readAbout } from '@cablepark/domain/messages/message-kinds';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { readKind } from '../../../db/tables/pass-tables.ts';
import { withdrawalTexts } from '../../../mail/texts/withdrawals.ts';
import type { Message } from '../../outbox/index.ts';
import type { Draft, Reader, RenderedMail, Worded } from '../parts/draft.ts';
import { wordsFor } from '../parts/ride-words.ts';

/** The receipt of a withdrawal: its content and time, independent of the account's later state. */
export function draftWithdrawn(context: AppContext, { data }: Message): Draft {
  const { row, language } = readAbout('withdrawn', data);
  const write: Draft['write'] = (sentence) => writeWithdrawn(context, { language, sentence }, row);
  return { isTrue: true, start: null, write };
}

export async function writeWithdrawn(
  context: AppContext,
  worded: Worded,
  { contract, concluded, name, email, amount, taken, unit, freed, date_created }: AboutOf<'withdrawn'>['row'],
): Promise<RenderedMail> {
  const words = await wordsFor(context, worded);
  const texts = withdrawalTexts(words.language);
  const moment = (wire: string | null) => {
    const at = wire === null ? context.clock.now() : requireWireTime(wire);
    return `${dateText(dayOf(at, context.config.zone))}, ${timeText(at, context.config.zone)}`;
  };
  const passName = contract && (contract[words.language] || contract.pl || contract.en);
  const statement = [
    texts.declaration(passName),
    texts.concluded(moment(concluded)),
    ...(name === null ? [] : [texts.name(name)]),
    ...(email === null ? [] : [texts.email(email)]),
    texts.declared(moment(date_created)),
  ];
  const money =
    contract === null
      ? [texts.accountGone]
      : [
          amount > 0 ? texts.back(words.price(toGrosze(amount))) : texts.nothingBack,
          ...(taken > 0 && unit !== null ? [texts.taken[unit](taken)] : []),
        ];
  return words.mail(texts.subject(words.park), [
    texts.received,
    { items: statement },
    ...money,
    ...(freed > 0 ? [texts.freed(freed)] : []),
    words.links.contact,
  ]);
}

/** The end of a pass, for its members, while their accounts exist. */
export async function draftPassEnded(context: AppContext, { data }: Message, reader: Reader): Promise<Draft> {
  const { pass } = readAbout('pass-ended', data);
  const row = await context.store.db
    .selectFrom('pass')
    .select('kind')
    .where('id', '=', pass)
    .executeTakeFirst();
  return {
    isTrue: row !== undefined,
    start: null,
    write: (sentence) => {
      if (!row) throw new Error('There is nothing to tell.');
      return writePassEnded(context, { ...reader, sentence }, readKind(row.kind).name);
    },
  };
}

export async function writePassEnded(
  context: AppContext,
  worded: Worded,
  name: { pl: string; en: string },
): Promise<RenderedMail> {
  const words = await wordsFor(context, worded);
  const texts = withdrawalTexts(words.language);
  const passName = name[words.language] || name.pl || name.en;
  const passes = { label: texts.passes, url: `${context.config.publicUrl}${paths.ownPasses}` };
  return words.mail(texts.endedSubject(words.park), [texts.ended(passName), texts.endedRides, passes]);
}
