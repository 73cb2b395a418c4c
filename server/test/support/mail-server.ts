import { SMTPServer } from 'smtp-server';
import { atEnd } from './cleanup.ts';

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Its Message-ID. */
  id: string;
  to: string;
  source: string;
}

/** What a mail server does with a mail: it takes it, answers something else, or says nothing any more. */
export type Reception = 'take' | 'silence' | { code: number; text: string };

export interface MailServer {
  url: string;
  /** All that it has, in the order in which it came; a mail that it took in silence, too. */
  mails: ReceivedMail[];
  /** Asked for each recipient, and for each mail that has come in whole; a test may put its own in their place. */
  onRecipient: (address: string) => Reception;
  onMail: (mail: ReceivedMail) => Reception;
  /** It hangs up on everybody, or answers again. */
  setDown(isDown: boolean): void;
}

/** A real mail server on a free port of 127.0.0.1. */
export async function openMailServer(): Promise<MailServer> {
  let isDown = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => done(isDown ? errorOf({ code: 421, text: 'closed' }) : undefined),
    onRcptTo({ address }, _session, done) {
      answer(mailServer.onRecipient(address), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const id = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '';
        const mail = { id, to: session.envelope.rcptTo[0]?.address ?? '', source };
        const reception = mailServer.onMail(mail);
        if (typeof reception === 'string') mailServer.mails.push(mail);
        answer(reception, done);
      });
    },
  });
  server.on('error', () => undefined);
  const mailServer: MailServer = {
    url: '',
    mails: [],
    onRecipient: () => 'take',
    onMail: () => 'take',
    setDown(down) {
      isDown = down;
    },
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  atEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  const at = server.server.address();
  mailServer.url = `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : ''}?ignoreTLS=true`;
  return mailServer;
}

function answer(reception: Reception, done: (error?: Error | null) => void): void {
  if (reception === 'take') done();
  else if (reception !== 'silence') done(errorOf(reception));
}

function errorOf({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** The calendar's entries that came with a mail, as `METHOD uid`. */
export function calendarEntries({ source }: ReceivedMail): string[] {
  const parts = source.split(/^--/m).filter((part) => /^Content-Type: text\/calendar/im.test(part));
  return parts.map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const isBase64 = /Content-Transfer-Encoding: base64/i.test(head);
    const body = rest.join('\r\n\r\n');
    const text = isBase64
      ? Buffer.from(body, 'base64').toString()
      : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return `${/^METHOD:(\w+)/m.exec(text)?.[1]} ${/^UID:(\S+)/m.exec(text)?.[1]}`;
  });
}
