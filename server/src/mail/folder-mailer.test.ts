import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../../test/support/cleanup.ts';
import { testClock } from '../../test/support/park.ts';
import { openMailer } from './open-mailer.ts';

const mail = {
  to: 'ola@example.com',
  subject: 'Zażółć gęślą jaźń',
  text: 'Cześć,\nhttps://park.example/?a=b\n',
};

async function openFolder() {
  const dataDir = await freshFolder();
  const logged: unknown[] = [];
  const note = (...args: unknown[]) => void logged.push(args);
  const config = { smtpUrl: null, mailFrom: 'Cable Park <no-reply@park.example>', dataDir };
  const mailer = await openMailer(
    config,
    { info: note, warn: note, error: note },
    testClock('2026-07-01T08:00:00Z'),
  );
  return { mailer, folder: join(dataDir, 'mail'), dataDir, logged };
}

test('Without SMTP_URL a mail becomes a file that a person can read', async () => {
  const { mailer, folder } = await openFolder();
  await mailer.attempt({ ...mail, unsubscribe: 'https://park.example/unsubscribe?token=a.b' });
  const [name = '', ...others] = await readdir(folder);
  expect([name, others]).toEqual([expect.stringMatching(/^2026-07-01T08-00-00\.000Z-.*\.eml$/), []]);
  expect((await readFile(join(folder, name), 'utf8')).split('\r\n')).toEqual([
    'From: Cable Park <no-reply@park.example>',
    'To: ola@example.com',
    'Subject: Zażółć gęślą jaźń',
    'Date: Wed, 01 Jul 2026 08:00:00 +0000',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe: <https://park.example/unsubscribe?token=a.b>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    'Cześć,',
    'https://park.example/?a=b',
    '',
  ]);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  await mailer.attempt(mail);
  expect(await readdir(folder)).toHaveLength(2);
});

test('What goes with a mail to be kept is a part of the file', async () => {
  const { mailer, folder } = await openFolder();
  await mailer.attempt({ ...mail, files: [{ name: 'umowa.txt', content: 'Umowa o slot, zażółć\n' }] });
  const [name = ''] = await readdir(folder);
  expect((await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')).toContain(
    [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      'Content-Disposition: attachment; filename="umowa.txt"',
      '',
      'Umowa o slot, zażółć',
    ].join('\n'),
  );
});

test('A picture stands beside the HTML that shows it', async () => {
  const { mailer, folder } = await openFolder();
  const png = Buffer.from('a picture');
  await mailer.attempt({ ...mail, html: '<img src="cid:booking">', images: [{ id: 'booking', png }] });
  const [name = ''] = await readdir(folder);
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  expect(text).toMatch(/Content-Type: multipart\/related; boundary="[^"]+"/);
  expect(text).toContain(
    [
      'Content-Type: image/png',
      'Content-ID: <booking>',
      'Content-Disposition: inline; filename="booking.png"',
      'Content-Transfer-Encoding: base64',
      '',
      png.toString('base64'),
    ].join('\n'),
  );
});

test('Nothing that stands in an address or a subject becomes a header', async () => {
  const { mailer, folder } = await openFolder();
  await mailer.attempt({ ...mail, to: 'ola@example.com\r\nBcc: x@example.com', subject: 'A\nX-Evil: 1' });
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|X-Evil)/m);
});

test('The check tells whether mails can be written; a mail that cannot is logged without its address', async () => {
  const { mailer, dataDir, logged } = await openFolder();
  expect(await mailer.check()).toBe(true);
  const blocked = await openFolder();
  await writeFile(blocked.folder, 'a file where the folder should be');
  expect(await blocked.mailer.check()).toBe(false);
  await blocked.mailer.attempt(mail);
  expect(blocked.logged).toHaveLength(1);
  expect(JSON.stringify(blocked.logged)).not.toContain('ola@');
  expect([dataDir, logged]).toEqual([expect.any(String), []]);
});
