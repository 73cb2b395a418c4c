import { fullName } from '@cablepark/domain/accounts/contact';
import { may } from '@cablepark/domain/accounts/permissions';
import { factsOf, type MessageKind, readAbout } from '@cablepark/domain/messages/message-kinds';
import { isTooMany, judgeMessage, type Verdict } from '@cablepark/domain/messages/message-rules';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import type { Mail } from '../../mail/mailer.ts';
import { countOwnDoing, type Message } from '../outbox/index.ts';
import type { Draft, Reader } from './mail-unit.ts';
import { mailOf } from './mails.ts';
import { draftSample } from './samples/sample-mails.ts';

/** The most lines of a push notification that a device displays. */
const mostBriefLines = 5;

/** `brief`: the text of a notification under its subject; null for a message by mail only. */
export type Composed = { mail: Mail; brief: string | null; isByStaff: boolean } | { verdict: Verdict };

/** Composes the mail of a due message, or returns why it is not sent. */
export async function composeMail(context: AppContext, message: Message): Promise<Composed> {
  const reader = (await findReader(context, message.account_id)) ?? readerWithoutAccount(message);
  const to = message.address ?? reader?.email ?? null;
  if (!reader || to === null) return { verdict: 'no-address' };
  const { kind } = message;
  const now = context.clock.now();
  const sentLately =
    factsOf(kind).isOwnDoing && message.push_to === null
      ? await countOwnDoing(context.store.db, reader.account, now)
      : 0;
  if (isTooMany({ kind, sentLately, isByStaff: mayBeByStaff(message) })) return { verdict: 'too-many' };
  const draft = await draftOf(context, message, reader);
  const verdict = judgeMessage(
    {
      kind,
      at: draft.at ?? Temporal.Instant.fromEpochMilliseconds(message.created_at),
      start: draft.start,
      isTrue: draft.isTrue,
      hasAddress: true,
      isWanted: isWantedBy(reader, kind),
      isByStaff: draft.isByStaff ?? false,
      sentLately,
      uselessAt: Temporal.Instant.fromEpochMilliseconds(message.useless_at),
    },
    now,
  );
  if (verdict !== 'send') return { verdict };
  const { name, contact } = await context.parkSettings.read();
  const sentence = await findSentence(context, kind, reader.language);
  const writing = { context, reader, sentence, isPush: message.push_to !== null };
  const { brief, ...content } = await draft.write(writing);
  return {
    brief: brief ? briefOf(brief) : null,
    isByStaff: draft.isByStaff ?? false,
    mail: {
      to,
      id: messageId(context, message),
      fromName: name,
      replyTo: contact.email,
      ...content,
    },
  };
}

/** Older messages without this field are judged after reading their rides. */
function mayBeByStaff({ kind, data }: Message): boolean {
  const about = readAbout(kind, data);
  return 'byStaff' in about ? (about.byStaff ?? true) : true;
}

function isWantedBy({ wants }: Reader, kind: MessageKind): boolean {
  const { topic } = factsOf(kind);
  return topic === undefined || wants[topic];
}

/** A push has at most four kilobytes, and a notification shows a few lines. */
function briefOf(lines: readonly string[]): string {
  const briefLines = lines.slice(0, mostBriefLines);
  return [...briefLines, ...(lines.length > briefLines.length ? ['…'] : [])].join('\n');
}

/** The park's own sentence for mails of this kind. @returns null if there is none in this language */
async function findSentence(
  { pageContents }: Pick<AppContext, 'pageContents'>,
  kind: MessageKind,
  language: Language | null,
): Promise<string | null> {
  if (kind === 'sample') return null;
  const { mails } = await pageContents.read();
  return mails.content[kind]?.[language ?? defaultLanguage] || null;
}

/** The same at every retry. The time keeps it unique after a restore, which may reuse ids. */
function messageId({ config }: AppContext, { id, created_at }: Message): string {
  return `<outbox-${id}-${created_at}@${new URL(config.publicUrl).hostname}>`;
}

async function draftOf(
  context: AppContext,
  { kind, data, created_at }: Message,
  reader: Reader,
): Promise<Draft> {
  if (kind === 'sample') return draftSample(readAbout(kind, data));
  const writtenAt = Temporal.Instant.fromEpochMilliseconds(created_at);
  return await mailOf(kind).draft({ context, about: readAbout(kind, data), reader, writtenAt });
}

/** A group has no account. A withdrawn account is already deleted, but its owner must get the receipt: the message contains all facts. */
function readerWithoutAccount({ kind, data, address: email }: Message): Reader | null {
  const { outlivesAccount, hasNoAccount } = factsOf(kind);
  if (!outlivesAccount && !hasNoAccount) return null;
  const wants = { reminders: false, digest: false, season: false };
  const about = readAbout(kind, data);
  const language = 'language' in about ? (about.language ?? null) : null;
  return { account: '', name: null, email, language, wants };
}

/** Null for an erased account: it gets no messages. */
export async function findReader({ store }: AppContext, account: string | null): Promise<Reader | null> {
  if (account === null) return null;
  const row = await store.db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'language', 'reminders', 'digest', 'season_mails', 'role'])
    .where('id', '=', account)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
  if (!row) return null;
  const { email, language } = row;
  const wants = {
    reminders: row.reminders === 1,
    digest: row.digest === 1 && may(row.role, 'message.read'),
    season: row.season_mails === 1,
  };
  return { account, name: fullName(row.first_name, row.last_name), email, language, wants };
}
