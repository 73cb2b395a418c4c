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
    let letter: string | null = null;
    let rest = '';
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter === null) answer(line);
        else if (line === '.') {
          mails.push(letter);
          letter = null;
          socket.write('250 taken\r\n');
        } else letter += `${line}\n`;
      }
    });

    function answer(line: string): void {
      commands.push(line);
      const refusal = refuse(line);
      if (refusal === null && line === 'DATA') letter = '';
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
  await mailer.send(mail);
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
  await mailer.send({ ...mail, to });
  await mailer.close();
  expect([mails, commands]).toEqual([[], []]);
  expect(logged).toEqual([
    [{ attempt: 1, code: 'EENVELOPE', answer: undefined }, 'a mail could not be sent and is given up'],
  ]);
});

test.each(['ola@example.com', "o'brien+sms@example.com", 'ola=x@a-b.example', 'OLA@example.com'])(
  'A mail to %s goes to that very address',
  async (to) => {
    const { url, commands } = await openServer();
    const mailer = smtpMailer({ url, from }, openLog().log, testClock());
    await mailer.send({ ...mail, to });
    await mailer.close();
    expect(commands.filter((line) => line.startsWith('RCPT'))).toEqual([`RCPT TO:<${to}>`]);
  },
);

test('A mail server that is busy gets the mail a little later', async () => {
  let refusals = 2;
  const { url, mails } = await openServer((line) =>
    line.startsWith('MAIL') && refusals-- > 0 ? '451 busy, try later\r\n' : null,
  );
  const { log, logged } = openLog();
  const mailer = smtpMailer({ url, from, retryDelaysMs: [0, 0, 0] }, log, testClock());
  await mailer.send(mail);
  await mailer.close();
  expect(mails).toHaveLength(1);
  expect(logged.map(([fault]) => fault)).toEqual([
    { attempt: 1, code: 'EENVELOPE', answer: 451 },
    { attempt: 2, code: 'EENVELOPE', answer: 451 },
  ]);
});

test('A refusal for good is not tried again, and the log names no address, subject or link', async () => {
  const { url, mails, commands } = await openServer((line) =>
    line.startsWith('RCPT') ? '550 no ola@example.com here\r\n' : null,
  );
  const { log, logged } = openLog();
  const mailer = smtpMailer({ url, from, retryDelaysMs: [0, 0, 0] }, log, testClock());
  await mailer.send(mail);
  await mailer.close();
  expect([mails, commands.filter((line) => line.startsWith('RCPT')).length]).toEqual([[], 1]);
  expect(logged).toEqual([
    [{ attempt: 1, code: 'EENVELOPE', answer: 550 }, 'a mail could not be sent and is given up'],
  ]);
});

test('A mail server that is away is tried a few times, then the mail is given up without a throw', async () => {
  const { log, logged } = openLog();
  const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from, retryDelaysMs: [0, 0] }, log, testClock());
  await mailer.send(mail);
  await mailer.close();
  expect(logged).toHaveLength(3);
  expect(JSON.stringify(logged)).not.toMatch(/ola@|tajne|Hasło/);
});

test('Closing does not wait for the next try, but makes it at once', async () => {
  const { log, logged } = openLog();
  const waiting = Promise.withResolvers<void>();
  const settings = { url: 'smtp://127.0.0.1:1', from, retryDelaysMs: [3_600_000] };
  const mailer = smtpMailer(settings, { ...log, warn: () => waiting.resolve() }, testClock());
  const sending = mailer.send(mail);
  await waiting.promise;
  await mailer.close();
  await sending;
  expect(logged).toEqual([
    [expect.objectContaining({ attempt: 2 }), 'a mail could not be sent and is given up'],
  ]);
});

test('An address is one recipient and no command, whatever is in it', async () => {
  const { url, mails, commands } = await openServer();
  const { log } = openLog();
  const mailer = smtpMailer({ url, from, retryDelaysMs: [] }, log, testClock());
  const to = [
    'a,b@example.com',
    'a>b@example.com',
    'a@example.com>\r\nRCPT TO:<evil@example.com',
    'x<evil@example.com>',
  ];
  for (const address of to)
    await mailer.send({ ...mail, to: address, subject: 'A\r\nBcc: evil@example.com' });
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
  expect(await attempt(refusing.url)).toEqual({ code: 'EENVELOPE', answer: 550 });
  expect(await attempt('smtp://127.0.0.1:1')).toEqual({ code: 'ESOCKET', answer: null });
  expect(refusing.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('ola@example.com');
});
