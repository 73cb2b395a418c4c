import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderMailer } from '../../src/mail/folder-mailer.ts';
import { passwordResetWords } from '../../src/modules/mails/kinds/password-reset.ts';
import { renderWords } from '../../src/modules/mails/parts/mail-words.ts';
import { accountFacts } from '../support/account-facts.ts';
import { putPayment } from '../support/bookings.ts';
import { freshFolder } from '../support/cleanup.ts';
import { engines } from '../support/engines.ts';
import { testClock } from '../support/park.ts';
import { makePayment } from '../support/payments.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

/** Signs that some template, format or language gives a meaning. web/src/seo/template.test.ts has them in pages. */
const texts = [
  "$' $` $& $$ $1",
  '</script><script>alert(1)</script>',
  '<!-- --> ]]>',
  'one\u2028two\u2029three',
  '{{ name }} ${name} %s %00 %0d%0a <%= name %>',
  '=HYPERLINK("https://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
];
/** What would begin a line, or a header, of the writer's choice, and what PostgreSQL cannot store. */
const broken = ['a\r\nBcc: all@example.com', 'a\nb', 'a\rb', 'a\u0000b', 'a\u0085b', '\u001b[2J'];

describe.each(engines)('On $name, a text that a person sets', (engine) => {
  let target: Target;
  let admin: Person;
  let editor: Person;
  let rider: Person;
  let event: number;
  let payment: number;
  let free: number;

  beforeAll(async () => {
    target = await openTarget(engine);
    target.park.clock.set('2026-07-10T08:00:00Z');
    await makeTracks(target.park);
    [admin, editor, rider] = [
      await aPerson(target.park, 'Admin'),
      await aPerson(target.park, 'Editor'),
      await aPerson(target.park, 'User'),
    ];
    const made = { name: 'Camp', start: '2026-07-12T08:00:00Z' };
    event = ((await target.hit('POST', '/items/Event', { who: editor, body: made })).data as { id: number })
      .id;
    const slot = await makeSlot(target.park, '2026-07-11T08:00:00Z', { booked_by: rider.id });
    free = await makeSlot(target.park, '2026-07-13T08:00:00Z');
    payment = await makePayment(target.park, slot, '2026-07-10T08:00:00Z');
    await putPayment(target.park.store.db, slot, payment);
  });

  /** Every field of one line, who may write it, and how. */
  const fields: [string, (text: string) => ReturnType<Target['hit']>][] = [
    ['the park’s name', (name) => target.hit('PATCH', '/park', { who: admin, body: { name } })],
    ['the company’s', (name) => target.hit('PATCH', '/park', { who: admin, body: { operator: { name } } })],
    [
      'its tax number',
      (taxId) => target.hit('PATCH', '/park', { who: admin, body: { operator: { taxId } } }),
    ],
    [
      'an event’s name',
      (name) => target.hit('PATCH', `/items/Event/${event}`, { who: editor, body: { name } }),
    ],
    [
      'its English name',
      (nameEn) => target.hit('PATCH', `/items/Event/${event}`, { who: editor, body: { nameEn } }),
    ],
    [
      'a rider’s name',
      (first_name) => target.hit('PATCH', '/users/me', { who: rider, body: { first_name } }),
    ],
    [
      'a name at the desk',
      (first_name) =>
        target.hit('POST', '/desk/walk-ins', {
          who: admin,
          body: { slot: free, first_name, description: '600700800' },
        }),
    ],
    [
      'why a payment is void',
      (reason) => target.hit('POST', '/desk/voids', { who: editor, body: { payment, reason } }),
    ],
  ];

  test.each(fields)('%s: takes no line break and no control character', async (_what, write) => {
    for (const text of broken) {
      const answer = await write(text);
      expect([text, answer.status]).toEqual([text, 400]);
    }
  });

  test.each(fields)('%s: keeps no mark that turns around what stands beside it', async (_what, write) => {
    const { status, body } = await write('\u202e\u2066a\u200bbc\u2069');
    expect(status).toBeLessThan(300);
    expect(body).not.toMatch(/[\u200b\u202e\u2066\u2069]/);
  });

  test('a rider’s name is kept without them, and one that nobody sees is none', async () => {
    const rename = (first_name: string) =>
      target.hit('PATCH', '/users/me', { who: rider, body: { first_name } });
    expect((await rename('\u202e\u200bOla')).data).toMatchObject({ first_name: 'Ola' });
    for (const name of ['\u202e', '\u200d', '\u3164']) expect((await rename(name)).status).toBe(400);
  });

  test('the others come back as they were written, as JSON', async () => {
    for (const text of texts) {
      await target.hit('PATCH', '/park', {
        who: admin,
        body: { name: text, hours: { note: `${text}\n${text}` } },
      });
      const { data } = await target.hit('GET', '/server/info');
      const { project, park } = data as {
        project: { project_name: string };
        park: { hours: { note: string } };
      };
      expect([project.project_name, park.hours.note]).toEqual([text, `${text}\n${text}`]);
      await target.hit('PATCH', `/items/Event/${event}`, {
        who: editor,
        body: { name: text, description: text },
      });
      const told = (await target.hit('GET', `/items/Event/${event}`)).data;
      expect(told).toMatchObject({ name: text, description: text });
    }
  });

  test.each(texts)('%s is no formula in an export, and no second cell', async (text) => {
    await target.hit('PATCH', '/users/me', { who: rider, body: { first_name: text } });
    const path = '/export/bookings.csv?from=2026-07-11&to=2026-07-12&lang=en';
    const { body } = await target.hit('GET', path, { who: admin });
    const [head = '', row = ''] = body.replace('\uFEFF', '').split('\r\n');
    const cells = row.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? [];
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    expect(cells.filter(Boolean).length).toBeLessThanOrEqual(head.split(';').length);
  });
});

test.each([...texts, ...broken])(
  '%j in a park’s name begins no header and no line of its own in a mail',
  async (park) => {
    const folder = await freshFolder();
    const mailer = folderMailer(folder, 'Park <park@example.com>', console, testClock());
    await mailer.attempt({
      to: 'ola@example.com',
      ...renderWords({ language: 'en', park }, passwordResetWords.en(accountFacts({ park }))),
    });
    const [name = ''] = await readdir(folder);
    const [headers = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n');
    expect(headers.split(/[\r\n\u2028\u2029\u0085]+/).map((line) => line.split(':')[0])).toEqual([
      'From',
      'To',
      'Subject',
      'Date',
      'Auto-Submitted',
      'MIME-Version',
      'Content-Type',
    ]);
  },
);
