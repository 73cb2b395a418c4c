import type { PassNoticeKind } from '@cablepark/domain/messages/message-kinds';
import { fewSlots, isLow } from '@cablepark/domain/messages/pass-notices';
import { lastDayOf, type PassKind } from '@cablepark/domain/passes/pass-kind';
import { dateText } from '@cablepark/domain/time/display';
import { readKind } from '../../../db/stored-pass-kind.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import { writePassNotices } from '../due/write-pass-notices.ts';
import type { Draft, DueMessage, MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking, samplePassName } from '../parts/sample-facts.ts';

const pl = {
  lowSubject: (park: string) => `${park}: karnet prawie wykorzystany`,
  low: (pass: string, left: number) =>
    left === 1
      ? `na karnecie „${pass}” został jeszcze jeden slot.`
      : `na karnecie „${pass}” zostały jeszcze ${left} sloty.`,
  until: (lastDay: string) => `Karnet jest ważny do ${lastDay}.`,
  endsSubject: (park: string, lastDay: string) => `${park}: karnet ważny do ${lastDay}`,
  ends: (pass: string, lastDay: string) => `karnet „${pass}” jest ważny do ${lastDay}.`,
  left: {
    rides: (left: number) => `Sloty do wykorzystania: ${left}.`,
    minutes: (left: number) => `Minuty do wykorzystania: ${left}.`,
  },
};

const en: typeof pl = {
  lowSubject: (park) => `${park}: your pass is nearly used up`,
  low: (pass, left) =>
    left === 1
      ? `There is one slot left on your pass “${pass}”.`
      : `There are ${left} slots left on your pass “${pass}”.`,
  until: (lastDay) => `It is valid until ${lastDay}.`,
  endsSubject: (park, lastDay) => `${park}: your pass is valid until ${lastDay}`,
  ends: (pass, lastDay) => `Your pass “${pass}” is valid until ${lastDay}.`,
  left: {
    rides: (left) => (left === 1 ? 'There is one slot left on it.' : `There are ${left} slots left on it.`),
    minutes: (left) => `There are ${left} minutes left on it.`,
  },
};

const texts = { pl, en };

interface PassSummary {
  kind: Pick<PassKind, 'name' | 'unit'>;
  balance: number;
  ends: Temporal.Instant | null;
}

/** The notice of a low balance. */
export const passLow: MailUnit<'pass-low'> = passNotice({ isAboutEnd: false });

/** The notice of an upcoming end. */
export const passEnds: MailUnit<PassNoticeKind> = passNotice({ isAboutEnd: true });

function passNotice({ isAboutEnd }: { isAboutEnd: boolean }): MailUnit<PassNoticeKind> {
  return {
    draft: (due) => draft(due, isAboutEnd),
    sample: async (writing) => {
      const { ride } = await sampleBooking(writing.context);
      const ends = Temporal.Instant.fromEpochMilliseconds(ride.start);
      const kind = { name: samplePassName, unit: 'rides' } as const;
      return await write(writing, isAboutEnd, { kind, balance: fewSlots, ends });
    },
    writeDue: writePassNotices,
  };
}

/** Sent only while it is true and the pass belongs to the reader. */
async function draft(
  { context, about, reader }: DueMessage<PassNoticeKind>,
  isAboutEnd: boolean,
): Promise<Draft> {
  const row = await context.store.db
    .selectFrom('pass')
    .select(['kind', 'balance', 'ends_at', 'voided_at'])
    .where('id', '=', about.pass)
    .where('account_id', '=', reader.account)
    .executeTakeFirst();
  const kind = row && readKind(row.kind);
  const isOpen = row !== undefined && row.voided_at === null && row.balance > 0;
  const isLeft = kind !== undefined && isOpen && isLow({ kind, balance: row.balance });
  return {
    isTrue: isAboutEnd ? isOpen && row.ends_at === about.ends : isLeft,
    start: null,
    write: async (writing) => {
      if (!row || !kind) throw new Error('The mail names no pass.');
      const ends = row.ends_at === null ? null : Temporal.Instant.fromEpochMilliseconds(row.ends_at);
      return await write(writing, isAboutEnd, { kind, balance: row.balance, ends });
    },
  };
}

async function write(
  writing: MailInput,
  isAboutEnd: boolean,
  { kind: { name, unit }, balance, ends }: PassSummary,
): Promise<RenderedMail> {
  const { context, reader } = writing;
  const words = await wordsOf(writing);
  const { park, common, links, language } = words;
  const t = texts[language];
  const passName = name[language] || name.pl || name.en;
  const lastDay = ends && dateText(lastDayOf(ends, context.config.zone));
  const unsubscribe = unsubscribeLink(context, reader.account, 'reminders');
  const own =
    isAboutEnd && lastDay !== null
      ? { subject: t.endsSubject(park, lastDay), parts: [t.ends(passName, lastDay), t.left[unit](balance)] }
      : {
          subject: t.lowSubject(park),
          parts: [t.low(passName, balance), ...(lastDay === null ? [] : [t.until(lastDay)])],
        };
  const mail = words.mail(
    own.subject,
    [...own.parts, links.planner, links.account],
    [{ label: common.noReminders, url: unsubscribe }],
  );
  return { ...mail, unsubscribe };
}
