import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { passwordResetWords } from '../../src/modules/mails/kinds/password-reset.ts';
import { renderWords } from '../../src/modules/mails/parts/mail-words.ts';
import { accountFacts } from '../support/account-facts.ts';
import { sqliteEngine } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

/** What a rider may call themselves: all of it is a name, none of it may run anywhere. */
const names = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</title><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '=HYPERLINK("https://evil.example";"Ola")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
];

let target: Target;
let manager: Person;

beforeAll(async () => {
  target = await openTarget(sqliteEngine);
  target.park.clock.set('2026-07-10T08:00:00Z');
  await makeTracks(target.park);
  manager = await aPerson(target.park, 'Manager');
});

/** Signs up and books as anybody would. */
async function rideAs(first_name: string, start: string): Promise<void> {
  const login = { email: `${crypto.randomUUID()}@example.com`, password: 'kotwica i lina' };
  const signedUp = await target.hit('POST', '/users', {
    body: { ...login, first_name, description: '+48600700800' },
  });
  expect(signedUp.status).toBe(204);
  const { data } = await target.hit('POST', '/auth/login', { body: login });
  const headers = { authorization: `Bearer ${(data as { access_token: string }).access_token}` };
  const me = (await target.hit('GET', '/users/me', { headers })).data as { id: string; first_name: string };
  expect(me.first_name).toBe(first_name);
  const slot = await makeSlot(target.park, start);
  const booked = await target.hit('PATCH', `/items/Slot/${slot}`, { headers, body: { bookedBy: me.id } });
  expect(booked.status).toBe(200);
}

test('Names that would run are kept as they were typed, and leave as JSON that no browser takes for a page', async () => {
  for (const [index, name] of names.entries()) {
    await rideAs(name, `2026-07-11T${String(8 + index).padStart(2, '0')}:00:00Z`);
  }
  const answer = await target.hit('GET', '/users?limit=-1', { who: manager });
  const told = (answer.data as { first_name: string }[]).map((row) => row.first_name);
  expect(told).toEqual(expect.arrayContaining(names));
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test.each(['pl', 'en'])(
  'The exports (%s) hold no cell that a spreadsheet would run, and are no pages',
  async (lang) => {
    const path = `/export/bookings.csv?from=2026-07-11&to=2026-07-12&lang=${lang}`;
    const { status, headers, body } = await target.hit('GET', path, { who: manager });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(body).toContain("'-2+3");
    const lines = body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(names.length + 1);
    const cells = lines.flatMap((line) => line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? []);
    expect(cells.filter((cell) => /^"?[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  },
);

test('An error tells back what was asked as JSON, never as a page', async () => {
  for (const path of [
    '/items/<script>alert(1)<%2fscript>',
    '/items/Slot?sort=<script>',
    '/items/Slot?filter=<script>',
    '/nothing/<script>alert(1)</script>',
    '/assets/<svg onload=alert(1)>',
  ]) {
    const answer = await target.hit('GET', path.replaceAll(' ', '%20'), {
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  }
});

test.each(names)('A mail of a park called %s has no tag but its own, and its own headers', (name) => {
  for (const language of ['pl', 'en'] as const) {
    const write = (park: string) =>
      renderWords({ language, park, sentence: park }, passwordResetWords[language](accountFacts({ park })));
    const tags = (html: string) => html.match(/<[^>]*>/g);
    const mail = write(name);
    expect(tags(mail.html)).toEqual(tags(write('Jezioro').html));
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', ' javascript:alert(1)'])(
  'An event does not lead to %j',
  async (url) => {
    const editor = await aPerson(target.park, 'Editor');
    const body = { name: 'Camp', start: '2026-07-11T08:00:00Z', url };
    expect((await target.hit('POST', '/items/Event', { who: editor, body })).status).toBe(400);
  },
);

test('The site writes no text as HTML but through React, the one function that escapes, and what React made on the server', async () => {
  const source = fileURLToPath(new URL('../../../web/src', import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const raw =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|createContextualFragment/;
  const unsafe: string[] = [];
  for (const file of files) if (raw.test(await readFile(join(source, file), 'utf8'))) unsafe.push(file);
  // Prerendered by the park's own server, into a template: no script in it would run. The others write nothing: they leave what the server wrote.
  expect(unsafe.toSorted()).toEqual([
    'app/first-taps/dialogs.ts',
    'features/info/OpenNow.tsx',
    'park/free-times/FreeTimes.tsx',
  ]);
});
