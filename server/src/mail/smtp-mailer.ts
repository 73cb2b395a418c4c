import { setTimeout as pause } from 'node:timers/promises';
import { isEmail } from '@cablepark/domain/accounts/contact';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Mail, Mailer, MailFailure } from './mailer.ts';

/** How long to wait before each further try, in milliseconds: a mail server that restarts is back by then. */
const retryDelaysMs = [5_000, 30_000, 120_000];
/** GET /server/health may be asked every few seconds; the mail server is not. */
const checkedForMs = 30_000;
/** Nothing waits for a mail, but a connection that hangs must end some day. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpSettings {
  url: string;
  from: string;
  retryDelaysMs?: readonly number[];
}

/** Sends over SMTP, a few times if need be. The log never names an address, a subject or a link. */
export function smtpMailer(settings: SmtpSettings, log: Log, clock: Clock): Mailer {
  const transport = createTransport({
    url: settings.url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  let checked: { atMs: number; works: Promise<boolean> } | null = null;

  const now = () => ({ from: settings.from, date: new Date(clock.now().epochMilliseconds) });

  async function deliver(mail: Mail): Promise<void> {
    const delays = settings.retryDelaysMs ?? retryDelaysMs;
    for (let attempt = 1; ; attempt++) {
      const failure = await attemptToSend(transport, mail, now());
      if (!failure) return;
      const delay = failure.final ? undefined : delays[attempt - 1];
      const fault = { attempt, code: failure.code, answer: failure.answer };
      if (delay === undefined || closing.signal.aborted) {
        log.error(fault, 'a mail could not be sent and is given up');
        return;
      }
      log.warn(fault, 'a mail could not be sent yet');
      // Closing ends the wait, and the mail gets its last try at once.
      await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    attempt: async (mail) => toldFailure(await attemptToSend(transport, mail, now()), log),
    async send(mail) {
      const delivery = deliver(mail);
      underWay.add(delivery);
      await delivery.finally(() => underWay.delete(delivery));
    },
    check() {
      const nowMs = clock.now().epochMilliseconds;
      if (!checked || nowMs - checked.atMs >= checkedForMs) {
        const works = transport.verify().then(
          () => true,
          () => false,
        );
        checked = { atMs: nowMs, works };
      }
      return checked.works;
    },
    waiting: () => underWay.size,
    async close() {
      closing.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

async function attemptToSend(
  transport: Transporter,
  { to, subject, text }: Mail,
  { from, date }: { from: string; date: Date },
): Promise<SmtpFailure | null> {
  // The mail program would make some address of it, perhaps of somebody else.
  if (!isEmail(to)) return { code: 'EENVELOPE', answer: undefined, final: true };
  try {
    await transport.sendMail({
      from,
      // As an object the address is one address, whatever is in it.
      to: { name: '', address: to },
      subject,
      text,
      date,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** What became of a mail that somebody waits for. */
function toldFailure(failure: SmtpFailure | null, log: Log): MailFailure | null {
  if (!failure) return null;
  const told = { code: failure.code ?? null, answer: failure.answer ?? null };
  log.warn(told, 'a mail that somebody waits for could not be sent');
  return told;
}

interface SmtpFailure {
  code: string | undefined;
  /** The mail server's three digits. */
  answer: number | undefined;
  /** The mail server (5xx), or the address itself, will say the same next time. */
  final: boolean;
}

/** What may be logged: the message of the error itself often repeats the address. */
function failureOf(error: unknown): SmtpFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const final = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return { code, answer: responseCode, final };
}
