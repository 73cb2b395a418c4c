import { factsOf } from '@cablepark/domain/messages/message-kinds';
import type { Verdict } from '@cablepark/domain/messages/message-rules';
import { nextTry } from '@cablepark/domain/messages/retry-rules';
import type { AppContext } from '../../../context.ts';
import type { Mail, MailFailure } from '../../../mail/mailer.ts';
import { nextTurn } from '../../../next-turn.ts';
import { forgiveAddress, markRefused } from '../../accounts/index.ts';
import { endMessage, type Message, putOff } from '../../outbox/index.ts';
import { sendPush, writePushes } from '../../push/index.ts';
import { type Composed, composeMail } from '../compose-mail.ts';

/** Sends a message that this process leases, and records the outcome. It never throws. */
export async function deliver(context: AppContext, message: Message): Promise<void> {
  try {
    // Ten deliveries start at once: yield to requests between two of them.
    await nextTurn();
    const composition = await composeMail(context, message);
    if ('mail' in composition) await sendEach(context, message, composition);
    else await drop(context, message, composition.verdict);
  } catch (err) {
    context.log.error({ err, message: message.id }, 'a message could not be made');
    await retry(context, message, 'error').catch((error: unknown) =>
      context.log.error({ err: error, message: message.id }, 'a message could not be put off'),
    );
  }
}

/** Sends a push to its device, or a mail. A mail writes its pushes first, so that they do not wait for a broken mail server. */
async function sendEach(
  context: AppContext,
  message: Message,
  { mail, brief, isByStaff }: Extract<Composed, { mail: Mail }>,
): Promise<void> {
  if (message.push_to === null) {
    await writePushes(context, message, isByStaff);
    await send(context, message, mail);
    return;
  }
  const notice = { title: mail.subject, text: brief ?? '' };
  const { kind, why } = await sendPush(context, message, message.push_to, notice);
  if (kind === 'sent') await close(context, message, 'sent', null);
  else if (kind === 'gone') await close(context, message, 'dropped', 'gone');
  else if (kind === 'again') await retry(context, message, why);
  else await giveUp(context, message, why);
}

async function send(context: AppContext, message: Message, mail: Mail): Promise<void> {
  await nextTurn();
  const failure = await context.mailer.attempt(mail);
  await end(context, message, failure);
  const { account_id: account } = message;
  if (account === null) return;
  if (failure?.refusesAddress) await markRefused(context, account, mail.to);
  else if (!failure) await forgiveAddress(context, account, mail.to);
}

async function end(context: AppContext, message: Message, failure: MailFailure | null): Promise<void> {
  if (!failure) return await close(context, message, 'sent', null);
  const why = failure.answer === null ? (failure.code ?? 'error') : String(failure.answer);
  if (failure.isFinal) await giveUp(context, message, why);
  else await retry(context, message, why);
}

/** A mail that became too late after failed retries counts as failed; other late messages are dropped. */
async function drop(context: AppContext, message: Message, verdict: Verdict): Promise<void> {
  if (verdict === 'too-late' && message.failure !== null) await giveUp(context, message, message.failure);
  else await close(context, message, 'dropped', verdict);
}

async function retry(context: AppContext, message: Message, why: string): Promise<void> {
  const uselessAt = Temporal.Instant.fromEpochMilliseconds(message.useless_at);
  const next = nextTry(message.attempts, context.clock.now(), uselessAt);
  if (next) await putOff(context.store.db, message.id, next.epochMilliseconds, why);
  else await giveUp(context, message, why);
}

async function giveUp(context: AppContext, message: Message, why: string): Promise<void> {
  context.log.error({ message: message.id, kind: message.kind, why }, 'a message could not be sent');
  await close(context, message, 'dead', why);
}

async function close(
  { store, clock }: AppContext,
  { id, kind }: Message,
  outcome: 'sent' | 'dropped' | 'dead',
  failure: string | null,
): Promise<void> {
  const ending = { outcome, failure, forgets: factsOf(kind).isSecret ?? false };
  await endMessage(store.db, id, ending, clock.now().epochMilliseconds);
}
