import { type PassMessageKind, readAbout } from '@cablepark/domain/messages/message-kinds';
import { isLow } from '@cablepark/domain/messages/pass-notices';
import { lastDayOf, type PassKind } from '@cablepark/domain/passes/pass-kind';
import { dateText } from '@cablepark/domain/time/display';
import type { AppContext } from '../../../context.ts';
import { readKind } from '../../../db/tables/pass-tables.ts';
import type { Message } from '../../outbox/index.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import type { Draft, Reader, RenderedMail, Worded } from '../parts/draft.ts';
import { wordsFor } from '../parts/ride-words.ts';

/** A pass, for a mail. */
export interface PassSummary {
  kind: Pick<PassKind, 'name' | 'unit'>;
  balance: number;
  ends: Temporal.Instant | null;
}

/** A pass with little left, or near its end: while that is true, and the pass is still the reader's. */
export async function draftPassNotice(
  context: AppContext,
  { kind, data }: Message & { kind: PassMessageKind },
  reader: Reader,
): Promise<Draft> {
  const notice = readAbout('pass-low', data);
  const row = await context.store.db
    .selectFrom('pass')
    .select(['kind', 'balance', 'ends_at', 'voided_at'])
    .where('id', '=', notice.pass)
    .where('account_id', '=', reader.account)
    .executeTakeFirst();
  const passKind = row && readKind(row.kind);
  const isOpen = row !== undefined && row.voided_at === null && row.balance > 0;
  const isLeft = passKind !== undefined && isOpen && isLow({ kind: passKind, balance: row.balance });
  const isTrue = kind === 'pass-low' ? isLeft : isOpen && row.ends_at === notice.ends;
  return {
    isTrue,
    start: null,
    write: (sentence) => {
      if (!row || !passKind) throw new Error('There is nothing to tell.');
      const ends = row.ends_at === null ? null : Temporal.Instant.fromEpochMilliseconds(row.ends_at);
      const pass = { kind: passKind, balance: row.balance, ends };
      return writePassNotice(context, kind, { ...reader, sentence }, pass);
    },
  };
}

export async function writePassNotice(
  context: AppContext,
  kind: PassMessageKind,
  { account, language: readerLanguage, sentence }: Worded & Pick<Reader, 'account'>,
  { kind: { name, unit }, balance, ends }: PassSummary,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: readerLanguage, sentence });
  const { texts, park, links, language } = words;
  const passName = name[language] || name.pl || name.en;
  const lastDay = ends && dateText(lastDayOf(ends, context.config.zone));
  const unsubscribe = unsubscribeLink(context, account, 'reminders');
  const isAboutEnd = kind !== 'pass-low' && lastDay !== null;
  const parts = isAboutEnd
    ? [texts.passEnds(passName, lastDay), texts.passLeft[unit](balance)]
    : [texts.passLow(passName, balance), ...(lastDay === null ? [] : [texts.passUntil(lastDay)])];
  const subject = isAboutEnd ? texts.passEndsSubject(park, lastDay) : texts.passLowSubject(park);
  const mail = words.mail(
    subject,
    [...parts, links.planner, links.account],
    [{ label: texts.noReminders, url: unsubscribe }],
  );
  return { ...mail, unsubscribe };
}
