import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { smtpMailer } from '../../src/mail/smtp-mailer.ts';
import { atEnd } from '../support/cleanup.ts';
import { openTestApp, openTestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** A mail server that can be down: then it hangs up on everybody. */
async function openMailServer() {
  const mails: string[] = [];
  let isDown = true;
  const server = createServer((socket) => {
    if (isDown) {
      socket.destroy();
      return;
    }
    let letter: string | null = null;
    let rest = '';
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== null && line !== '.') letter += `${line}\n`;
        else if (letter !== null) {
          mails.push(letter);
          letter = null;
          socket.write('250 taken\r\n');
        } else {
          if (line === 'DATA') letter = '';
          socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  atEnd(async () => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mails,
    comeUp() {
      isDown = false;
    },
  };
}

test('While no mail leaves, riders book, health warns, and the mail goes out once when it can', async () => {
  const park = await openTestPark();
  const mailServer = await openMailServer();
  const delays = Array.from({ length: 100 }, () => 20);
  const settings = { url: mailServer.url, from: 'Cable Park <no-reply@park.example>', retryDelaysMs: delays };
  const mailer = smtpMailer(settings, park.log, park.clock);
  atEnd(() => mailer.close());
  const app = await openTestApp(Object.assign(park, { mailer }));
  await makeTracks(park);
  const rider = await aPerson(park);
  const slot = await makeSlot(park, '2026-07-10T08:00:00Z');
  const health = async () => {
    const answer = await app.inject('/server/health');
    return [answer.statusCode, answer.json().status, answer.json().checks.mail];
  };

  const asked = await app.inject({
    method: 'POST',
    url: '/auth/password/request',
    payload: { email: `${rider.id}@example.com` },
  });
  const booked = await app.inject({
    method: 'PATCH',
    url: `/items/Slot/${slot}`,
    headers: rider.headers,
    payload: { bookedBy: rider.id },
  });
  expect([asked.statusCode, booked.statusCode, booked.json().data.bookedBy]).toEqual([204, 200, rider.id]);
  expect(await health()).toEqual([200, 'warn', 'error']);
  expect(mailServer.mails).toEqual([]);

  mailServer.comeUp();
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect(mailServer.mails[0]).toContain(`To: ${rider.id}@example.com`);
  park.clock.set('2026-07-01T08:01:00Z');
  expect(await health()).toEqual([200, 'ok', 'ok']);
  await mailer.close();
  expect(mailServer.mails).toHaveLength(1);
});
