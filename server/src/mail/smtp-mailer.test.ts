import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { atEnd } from '../../test/support/cleanup.ts';
import { testClock } from '../../test/support/park.ts';
import { openMailer } from './open-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ola@example.com', subject: 'Hasło', text: 'Cześć,\nhttps://park.example/?token=tajne\n' };
const from = 'Cable Park <no-reply@park.example>';

/** A mail server of one's own: `refuse` may answer a command with a failure instead. */
async function openServer(refuse: (command: string) => string | null = () => null) {
  const mails: string[] = [];
  const commands: string[] = [];
  const server = createServer((socket) => serve(socket));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEnd(async () => server.close());

  function serve(socket: Socket): void {
    let data: string | null = null;
    let rest = '';
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data === null) answer(line);
        else if (line === '.') {
          mails.push(data);
          data = null;
          socket.write('250 taken\r\n');
        } else data += `${line}\n`;
      }
    });

    function answer(line: string): void {
      commands.push(line);
      const refusal = refuse(line);
      if (refusal === null && line === 'DATA') data = '';
      socket.write(refusal ?? (line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n'));
    }
  }

  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mails, commands };
}

function openLog() {
  const logged: unknown[][] = [];
  const note = (...args: unknown[]) => void logged.push(args);
  return { log: { info: note, warn: note, error: note }, logged };
}

test('With SMTP_URL a mail goes to the mail server', async () => {
  const { url, mails, commands } = await openServer();
  const { log, logged } = openLog();
  const mailer = await openMailer({ smtpUrl: url, mailFrom: from, dataDir: '/nowhere' }, log, testClock());
  await mailer.attempt(mail);
  await mailer.close();
  expect(commands).toContain('RCPT TO:<ola@example.com>');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('From: Cable Park <no-reply@park.example>');
  expect(mails[0]).toContain('To: ola@example.com');
  expect(mails[0]).toContain('Date: Wed, 01 Jul 2026 08:00:00 +0000');
  expect(mails[0]).toContain('Auto-Submitted: auto-generated');
  expect(logged).toEqual([]);
});

test.each([
  '<ola@example.com>',
  'ola@example.com, jan@example.com',
  'Ola <ola@example.com>',
  '"x" <ola@example.com>',
  'staff: ola@example.com;',
  'ola@example.com(jan)',
  'ola@ｅxample.com',
  'ola@exam\u00adple.com',
  'ola@example.com\r\nBcc: jan@example.com',
  '',
])('Nothing is sent to %j: no other address is made of it', async (to) => {
  const { url, mails, commands } = await openServer();
  const { log, logged } = openLog();
  const mailer = smtpMailer({ url, from }, log, testClock());
  await mailer.attempt({ ...mail, to });
  await mailer.close();
  expect([mails, commands]).toEqual([[], []]);
  expect(logged).toEqual([[{ code: 'EENVELOPE', answer: null }, 'a mail could not be sent']]);
});

test.each(['ola@example.com', "o'brien+sms@example.com", 'ola=x@a-b.example', 'OLA@example.com'])(
  'A mail to %s goes to that very address',
  async (to) => {
    const { url, commands } = await openServer();
    const mailer = smtpMailer({ url, from }, openLog().log, testClock());
    await mailer.attempt({ ...mail, to });
    await mailer.close();
    expect(commands.filter((line) => line.startsWith('RCPT'))).toEqual([`RCPT TO:<${to}>`]);
  },
);

test.each([
  ['is busy', 'MAIL', '451 busy, try later', { code: 'EENVELOPE', answer: 451, isFinal: false }],
  [
    'knows no such box',
    'RCPT',
    '550 no ola@example.com',
    { code: 'EENVELOPE', answer: 550, isFinal: true, refusesAddress: true },
  ],
  [
    'has a full box',
    'RCPT',
    '452 ola@example.com is full',
    { code: 'EENVELOPE', answer: 452, isFinal: false },
  ],
  ['takes no such mail', 'DATA', '554 spam', { code: 'EENVELOPE', answer: 554, isFinal: true }],
  // The park's own settings are wrong: every mail would meet the same, until somebody puts them right.
  ['does not know the park', 'MAIL', '550 who are you?', { code: 'EENVELOPE', answer: 550, isFinal: false }],
] as const)(
  'Of a mail server that %s it is told whether another try is worth it, and to the log no address, subject or link',
  async (_what, command, answer, failure) => {
    const { url, mails, commands } = await openServer((line) =>
      line.startsWith(command) ? `${answer}\r\n` : null,
    );
    const { log, logged } = openLog();
    const mailer = smtpMailer({ url, from }, log, testClock());
    expect(await mailer.attempt(mail)).toEqual(failure);
    await mailer.close();
    expect([mails, commands.filter((line) => line.startsWith(command)).length]).toEqual([[], 1]);
    const told = { code: failure.code, answer: failure.answer };
    expect(logged).toEqual([[told, 'a mail could not be sent']]);
  },
);

test('What goes with a mail: its lasting name, the park’s, where to answer, HTML and the calendar', async () => {
  const { url, mails } = await openServer();
  const mailer = smtpMailer({ url, from: 'no-reply@park.example' }, openLog().log, testClock());
  await mailer.attempt({
    ...mail,
    html: '<p>Cześć</p>',
    id: '<outbox-7@park.example>',
    fromName: 'Wake, Łąka',
    replyTo: 'park@example.com',
    unsubscribe: `https://park.example/unsubscribe?token=${'t'.repeat(70)}`,
    calendar: [{ method: 'CANCEL', name: 'slot-1-2.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }],
    files: [{ name: 'umowa.txt', content: 'Contract of one slot' }],
    images: [{ id: 'booking', png: Buffer.from('a picture') }],
  });
  await mailer.close();
  const [text = ''] = mails;
  expect(text).toContain('Message-ID: <outbox-7@park.example>');
  expect(text).toMatch(/From: =\?UTF-8\?Q\?Wake=2C_=C5=81=C4=85ka\?= <no-reply@park.example>/);
  expect(text).toContain('Reply-To: park@example.com');
  expect(text).toMatch(/^List-Unsubscribe:\s+<https:\/\/park\.example\/unsubscribe\?token=t{70}>$/m);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL;\s+name=slot-1-2.ics/);
  expect(text).toMatch(/Content-Type: text\/plain; charset=utf-8; name=umowa.txt/);
  expect(text).toContain(Buffer.from('Contract of one slot').toString('base64'));
  expect(text).toContain('Content-Type: text/html; charset=utf-8');
  expect(text).toContain('Content-ID: <booking>');
  expect(text).toContain(Buffer.from('a picture').toString('base64'));
});

test('An address is one recipient and no command, whatever is in it', async () => {
  const { url, mails, commands } = await openServer();
  const { log } = openLog();
  const mailer = smtpMailer({ url, from }, log, testClock());
  const to = [
    'a,b@example.com',
    'a>b@example.com',
    'a@example.com>\r\nRCPT TO:<evil@example.com',
    'x<evil@example.com>',
  ];
  for (const address of to)
    await mailer.attempt({ ...mail, to: address, subject: 'A\r\nBcc: evil@example.com' });
  await mailer.close();
  const recipients = commands.filter((line) => line.startsWith('RCPT'));
  expect(recipients).toHaveLength(mails.length);
  expect(recipients).not.toContain('RCPT TO:<evil@example.com>');
  for (const text of mails) expect(text.slice(0, text.indexOf('\n\n'))).not.toMatch(/^Bcc/im);
});

test('The check asks the mail server, and not again for half a minute', async () => {
  const { url, commands } = await openServer();
  const { log } = openLog();
  const clock = testClock('2026-07-01T08:00:00Z');
  const mailer = smtpMailer({ url, from }, log, clock);
  const greetings = () => commands.filter((line) => line.startsWith('EHLO')).length;
  expect(await Promise.all([mailer.check(), mailer.check()])).toEqual([true, true]);
  clock.set('2026-07-01T08:00:29Z');
  await mailer.check();
  expect(greetings()).toBe(1);
  clock.set('2026-07-01T08:00:30Z');
  expect(await mailer.check()).toBe(true);
  expect(greetings()).toBe(2);
  await mailer.close();
  const away = smtpMailer({ url: 'smtp://127.0.0.1:1', from }, log, clock);
  expect(await away.check()).toBe(false);
  await away.close();
});

test('Whoever waits for a mail hears at once what became of it, without the address', async () => {
  const refusing = await openServer((command) => (command.startsWith('RCPT') ? '550 no such box\r\n' : null));
  const taking = await openServer();
  const { log, logged } = openLog();
  const attempt = async (url: string) => {
    const mailer = smtpMailer({ url, from }, log, testClock());
    const outcome = await mailer.attempt(mail);
    await mailer.close();
    return outcome;
  };
  expect(await attempt(taking.url)).toBeNull();
  expect(taking.mails).toHaveLength(1);
  expect(await attempt(refusing.url)).toMatchObject({ code: 'EENVELOPE', answer: 550 });
  expect(await attempt('smtp://127.0.0.1:1')).toEqual({ code: 'ESOCKET', answer: null, isFinal: false });
  expect(refusing.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('ola@example.com');
});
