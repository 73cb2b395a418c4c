import { type WordedMessageKind, wordedKinds } from '@cablepark/domain/messages/message-kinds';
import { languages } from '@cablepark/domain/time/display';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

const now = '2026-07-01T08:00:00Z';
const ours = { pl: 'Parking jest teraz za <b>hangarem</b>.', en: 'Parking is behind the hangar now.' };
const nothing = { pl: '', en: '' };

describe.each(engines)('The park’s own sentences in its mails on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    await makeTracks(park);
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'slot', 'content_version', 'audit']);
    park.pageContents.forget();
    park.mailer.sent.length = 0;
    admin = await aPerson(park, 'Admin');
  });

  const post = (url: string, payload: object, { headers }: Person = admin) =>
    app.inject({ method: 'POST', url, headers, payload });
  async function save(content: object, edited = 0) {
    const answer = await post('/park/contents/mails/versions', { edited, content });
    park.pageContents.forget();
    return answer;
  }
  const preview = async (kind: WordedMessageKind, language = 'pl', sentence: object = nothing) =>
    (await post('/messages/previews', { kind, language, sentence })).json().data;
  const waiting = () =>
    park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null).execute();
  /** All mails that are sent until then. */
  async function mails(time = '2026-07-01T08:00:05Z') {
    park.clock.set(time);
    park.outbox.raise();
    await expect.poll(waiting).toEqual([]);
    return park.mailer.sent.splice(0);
  }
  async function book(rider: Person, start = '2026-07-10T12:00:00Z') {
    const slot = await makeSlot(park, start);
    await app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: rider.headers,
      payload: { bookedBy: rider.id },
    });
  }

  test('stand in the mail of their kind, in its reader’s language, as text and nothing else', async () => {
    expect((await save({ booked: ours })).statusCode).toBe(200);
    const [pole, guest] = [await aPerson(park), await aPerson(park)];
    await park.store.db.updateTable('account').set({ language: 'en' }).where('id', '=', guest.id).execute();
    await book(pole);
    await book(guest, '2026-07-10T13:00:00Z');
    const sent = await mails();
    const to = ({ id }: Person) => sent.find((mail) => mail.to === `${id}@example.com`);
    expect(to(pole)?.text).toContain(`\n\n${ours.pl}\n\nDo zobaczenia na wodzie!`);
    expect(to(pole)?.html).toContain('za &lt;b&gt;hangarem&lt;/b&gt;');
    expect(to(guest)?.text).toContain(`\n\n${ours.en}\n\nSee you`);
  });

  test('are left out where the reader’s language has none', async () => {
    await save({ booked: { pl: ours.pl, en: '' } });
    const guest = await aPerson(park);
    await park.store.db.updateTable('account').set({ language: 'en' }).where('id', '=', guest.id).execute();
    await book(guest);
    const [mail] = await mails();
    expect(mail?.text).not.toContain('hangar');
    expect(mail?.text).toMatch(/\S\n\nSee you/);
  });

  test('are kept with who wrote them, what stood before, and who was faster', async () => {
    expect((await save({ booked: ours })).statusCode).toBe(200);
    expect((await save({ moved: ours })).json().errors[0].extensions.code).toBe('CONTENT_CHANGED');
    expect((await save({ booked: { ...ours, en: '' } }, 1)).statusCode).toBe(200);
    const rows = await park.store.db
      .selectFrom('audit')
      .select(['action', 'subject_id', 'actor_id', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, subject_id, actor_id }) => [action, subject_id, actor_id])).toEqual([
      ['content.edit', 'mails', admin.id],
      ['content.edit', 'mails', admin.id],
    ]);
    expect(`${rows[1]?.before}`).toContain(ours.en);
    expect(`${rows[1]?.after}`).not.toContain(ours.en);
  });

  test.each([
    ['longer than anybody reads', 'x'.repeat(301)],
    ['two lines', 'jedna\ndruga'],
    ['another way to break a line', 'jedna\u2028druga'],
    ['letters turned around', 'tam \u202e i z powrotem'],
    ['a control character', 'a\u0000b'],
  ])('are refused: %s', async (_what, pl) => {
    const sentence = { pl, en: '' };
    expect((await save({ booked: sentence })).statusCode).toBe(400);
    for (const url of ['/messages/previews', '/messages/samples'])
      expect((await post(url, { kind: 'booked', language: 'pl', sentence })).statusCode).toBe(400);
  });

  test('are read by nobody but those who write them', async () => {
    await save({ 'new-bookings': ours });
    const visitors = [{}, (await aPerson(park, 'Manager')).headers];
    for (const headers of visitors)
      expect((await app.inject({ url: '/park/contents/mails', headers })).json().data.content).toEqual({});
    const whole = await app.inject({ url: '/park/contents/mails', headers: admin.headers });
    expect(whole.json().data.content).toEqual({ 'new-bookings': ours });
    expect((await app.inject('/server/info')).body).not.toContain('hangar');
  });

  test.each(wordedKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'are shown in %s (%s) before they are kept, and nothing is sent',
    async (kind, language) => {
      const { subject, text, page } = await preview(kind, language, ours);
      expect(subject).toContain('Cable Park');
      expect(text.split(ours[language])).toHaveLength(2);
      // A signature may contain any of these words.
      expect(text.replaceAll(/https:\/\/\S+/g, '')).not.toMatch(/undefined|null|NaN/);
      const shown = (await app.inject(`${page}&scheme=dark`)).body;
      expect(shown).toContain(`<html lang="${language}">`);
      expect(shown).toContain('<meta name="color-scheme" content="dark">');
      expect(shown).toContain('@media all{');
      expect(await park.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      expect(await mails()).toEqual([]);
    },
  );

  test('are looked at by a signed address, in which nothing runs, for some minutes', async () => {
    const { page } = await preview('booked', 'pl', ours);
    const shown = await app.inject(`${page}&scheme=light`);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
    );
    expect(shown.body).toContain('za &lt;b&gt;hangarem&lt;/b&gt;');
    // A browser cannot load the mail's attached pictures.
    expect(shown.body).toMatch(/<img src="data:image\/png;base64,/);
    expect(shown.body).not.toContain('cid:');
    const [said = '', signature] = page.split('.');
    const forged = Buffer.from(
      Buffer.from(said.split('=')[1] ?? '', 'base64url')
        .toString()
        .replace('Parking', 'Zaloguj'),
    ).toString('base64url');
    for (const odd of [`${said}.`, `${said}x.${signature}`, `${said.split('=')[0]}=${forged}.${signature}`])
      expect((await app.inject(`${odd}&scheme=light`)).statusCode).toBe(403);
    park.clock.set('2026-07-01T08:11:00Z');
    expect((await app.inject(`${page}&scheme=light`)).statusCode).toBe(403);
  });

  test('A sample is the mail that the park sends', async () => {
    await save({ booked: ours });
    await book(admin);
    const [mail] = await mails();
    const shown = await preview('booked', 'pl', ours);
    const plain = (text = '') =>
      text
        .replaceAll(/\S+ \d\d\.\d\d\.\d{4}|\?token=\S+/g, '')
        .split('\n')
        .map((line) => line.split(',')[0]);
    expect(plain(shown.text)).toEqual(plain(mail?.text));
  });

  test('comes to the Admin who asked for a sample, by the outbox, with no entry for the calendar', async () => {
    const asked = { kind: 'booked', language: 'en', sentence: ours };
    expect((await post('/messages/samples', asked)).statusCode).toBe(204);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([
      `${admin.id}@example.com`,
      expect.stringMatching(/^Sample: Cable Park: your booking/),
    ]);
    expect(mail?.text).toContain(ours.en);
    expect([mail?.calendar, mail?.unsubscribe]).toEqual([undefined, undefined]);
    const { kind, outcome } = await park.store.db
      .selectFrom('outbox')
      .select(['kind', 'outcome'])
      .executeTakeFirstOrThrow();
    expect([kind, outcome]).toEqual(['sample', 'sent']);
  });

  test('are an Admin’s to try out', async () => {
    const editor = await aPerson(park, 'Editor');
    const asked = { kind: 'booked', language: 'en', sentence: ours };
    for (const url of ['/messages/previews', '/messages/samples'])
      expect((await post(url, asked, editor)).statusCode).toBe(403);
  });
});
