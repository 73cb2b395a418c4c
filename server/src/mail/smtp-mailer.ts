import { isEmail } from '@cablepark/domain/accounts/contact';
import { createTransport, type Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Mail, Mailer, MailFailure } from './mailer.ts';
import { senderOf } from './sender.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Caches the check: GET /server/health may run every few seconds. */
const checkedForMs = 30_000;
/** No user waits for a mail, but a hanging connection must end. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** As many as the outbox sends concurrently. */
const mostConnections = 10;

export interface SmtpSettings {
  url: string;
  from: string;
  /** Replaces the defaults above; milliseconds. */
  timeouts?: Partial<typeof timeouts>;
}

/** Sends over SMTP. The log never contains an address, a subject or a link. */
export function smtpMailer(settings: SmtpSettings, log: Log, clock: Clock): Mailer {
  const transport = createTransport({
    url: settings.url,
    // A season opening has thousands of mails: they share connections.
    pool: true,
    maxConnections: mostConnections,
    // Retries belong to the outbox.
    maxRequeues: 0,
    ...timeouts,
    ...settings.timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let lastCheck: { atMs: number; works: Promise<boolean> } | null = null;

  return {
    async attempt(mail) {
      const date = new Date(clock.now().epochMilliseconds);
      const failure = await attemptToSend(transport, mail, { from: senderOf(settings.from, mail), date });
      if (failure) log.warn({ code: failure.code, answer: failure.answer }, 'a mail could not be sent');
      return failure;
    },
    check() {
      const nowMs = clock.now().epochMilliseconds;
      if (!lastCheck || nowMs - lastCheck.atMs >= checkedForMs) {
        const works = transport.verify().then(
          () => true,
          () => false,
        );
        lastCheck = { atMs: nowMs, works };
      }
      return lastCheck.works;
    },
    close: async () => transport.close(),
  };
}

interface Envelope {
  from: ReturnType<typeof senderOf>;
  date: Date;
}

async function attemptToSend(
  transport: Pick<Transporter, 'sendMail'>,
  mail: Mail,
  { from, date }: Envelope,
): Promise<MailFailure | null> {
  const { to, subject, text, html, id, replyTo, calendar = [], files = [], images = [] } = mail;
  // The client would turn it into some address, perhaps somebody else's.
  if (!isEmail(to)) return { code: 'EENVELOPE', answer: null, isFinal: true };
  try {
    await transport.sendMail({
      from,
      // As an object the value is exactly one address, whatever it contains.
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(id !== undefined && { messageId: id }),
      date,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      attachments: [
        ...calendar.map(({ method, name, content }) => ({
          filename: name,
          content,
          contentType: `text/calendar; charset=utf-8; method=${method}`,
        })),
        ...files.map(({ name, content }) => ({
          filename: name,
          content,
          contentType: 'text/plain; charset=utf-8',
        })),
        ...images.map(({ id: cid, png }) => ({
          filename: `${cid}.png`,
          cid,
          content: png,
          contentType: 'image/png',
        })),
      ],
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** The loggable part: the error's message often contains the address. */
function failureOf(error: unknown): MailFailure {
  const {
    code = null,
    responseCode = null,
    command,
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  // A wrong password or sender of ours is also a 5xx, but an operator can fix it.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = isOfThisMail && (responseCode ?? 0) >= 500;
  const refusesAddress = isFinal && command === 'RCPT TO';
  return { code, answer: responseCode, isFinal, ...(refusesAddress && { refusesAddress }) };
}
