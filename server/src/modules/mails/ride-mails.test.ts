import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyFor } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { type Dispatcher, startDispatcher } from './sending/dispatcher.ts';

const now = '2026-07-01T08:00:00Z';
const written = ['outbox', 'no_show', 'booking_history', 'payment_void', 'payment', 'slot'] as const;
const after = (seconds: number) => Temporal.Instant.from(now).add({ seconds }).toString();
describe.each(engines)('What riders are written on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let dispatcher: Dispatcher;
  let rider: Person;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, written);
    park.mailer.sent.length = 0;
    [rider, manager] = [await aPerson(park), await aPerson(park, 'Manager')];
  });

  async function call(who: Person, url: string, payload: object, method: 'PATCH' | 'POST' = 'PATCH') {
    const headers = { ...(await logIn(park, who)).headers, ...keyFor(method, url) };
    const answer = await app.inject({ method, url, headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  }

  const book = (id: number, who = rider) => call(who, `/items/Slot/${id}`, { bookedBy: rider.id });
  const cancel = (id: number, who = rider) => call(who, `/items/Slot/${id}`, { bookedBy: null });
  const move = (from: number, to: number) => call(manager, '/desk/moves', { from, to }, 'POST');
  const missing = (slot: number, isMissing = true) =>
    call(manager, '/desk/no-shows', { slot, missing: isMissing }, 'POST');

  /** All mails that are sent until then. */
  async function mails(time: string) {
    park.clock.set(time);
    await dispatcher.round();
    return park.mailer.sent.splice(0);
  }

  async function outcomes() {
    const rows = await park.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return rows.map(({ kind, outcome, failure }) => [kind, outcome, failure]);
  }

  test('Whoever books and cancels all day long is told of forty, and of what staff cancel; the day after again', async () => {
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    const sentAt = Temporal.Instant.from(now).epochMilliseconds;
    const sent = { kind: 'booked', account_id: rider.id, outcome: 'sent', data: '{}' } as const;
    const times = { created_at: sentAt, due_at: sentAt, useless_at: sentAt, ended_at: sentAt };
    for (let count = 0; count < 39; count += 1)
      await park.store.db
        .insertInto('outbox')
        .values({ ...sent, ...times, dedupe: `booked:earlier ${count}` })
        .execute();
    await book(slot);
    expect(await mails(after(5))).toHaveLength(1);
    await cancel(slot);
    expect(await mails(after(15))).toEqual([]);
    expect((await outcomes()).at(-1)).toEqual(['cancelled', 'dropped', 'too-many']);
    await book(slot);
    expect(await mails(after(20))).toEqual([]);
    await cancel(slot, manager);
    expect(await mails(after(25))).toHaveLength(1);
    park.clock.set(after(24 * 60 * 60));
    await book(slot);
    expect(await mails(after(24 * 60 * 60 + 5))).toHaveLength(1);
  });

  test('A booking: when, where, how much, in the rider’s language, from the park, with its calendar', async () => {
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    await book(slot);
    expect(await mails(after(2))).toEqual([]);
    const [mail, ...others] = await mails(after(3));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: `${rider.id}@example.com`,
      id: expect.stringMatching(/^<outbox-\d+-\d+@park\.example>$/),
      fromName: 'Cable Park',
      subject: 'Cable Park: rezerwacja, 10.07.2026, 14:00',
      images: [{ id: 'logo' }, { id: 'booking' }],
    });
    expect(mail?.text.replace(/token=\S+/, 'token=…')).toBe(`Zarezerwowane\u00a0✓\n\nCześć User,

Twój slot jest zarezerwowany:

  piątek, 10.07.2026, 14:00–14:15, Tor\u00a01, 55\u00a0zł

Płacisz na miejscu. Bezpłatnie anulujesz do 6\u00a0godzin przed startem.

Zobacz albo anuluj rezerwację
https://park.example/booking?token=…

W załączniku jest wpis do kalendarza.

Twoje rezerwacje
https://park.example/myAccount

Jak do nas trafić
https://park.example/location

Sprzedawca: Cable Park. Slot ma stały termin, więc zamiast 14 dni na odstąpienie działają zasady anulowania. Potwierdzenie umowy z zasadami anulowania i regulaminem jest w załączniku.

Do zobaczenia na wodzie!
Cable Park
`);
    expect(mail?.html).toMatch(/<html lang="pl">[^]*src="cid:booking"/);
    expect(mail?.calendar).toMatchObject([{ method: 'REQUEST' }]);
    expect(mail?.calendar?.[0]?.content).toMatch(/UID:slot-\d+-\d+@park\.example\r\nSEQUENCE:0/);
    expect(await mails(after(3600))).toEqual([]);
  });

  test('Who reads English is written English, and a name is no HTML', async () => {
    await park.store.db.updateTable('account').set({ language: 'en' }).where('id', '=', rider.id).execute();
    await park.store.db.updateTable('asset').set({ name: '<b>Big</b> & wild' }).where('id', '=', 2).execute();
    park.tracks.forget();
    await book(await makeSlot(park, '2026-07-10T12:00:00Z', { asset_id: 2, price_cents: 4999 }), manager);
    const [mail] = await mails(after(3));
    expect(mail?.text).toContain('We have booked a slot for you:');
    expect(mail?.text).toContain('Friday, 10.07.2026, 14:00–14:15, <b>Big</b> & wild, 49.99\u00a0zł');
    expect(mail?.html).toContain('&lt;b&gt;Big&lt;/b&gt; &amp; wild');
  });

  test('Bookings within three seconds are one mail with an entry each, later ones another', async () => {
    const [first, second, third, late] = [
      await makeSlot(park, '2026-07-10T12:15:00Z'),
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-10T12:30:00Z'),
      await makeSlot(park, '2026-07-10T13:00:00Z'),
    ];
    await call(rider, '/items/Slot', { keys: [first, second], data: { bookedBy: rider.id } });
    park.clock.set(after(2));
    await book(third);
    const [mail, ...others] = await mails(after(3));
    expect(others).toEqual([]);
    expect(mail?.text.match(/14:\d\d(?=–)/g)).toEqual(['14:00', '14:15', '14:30']);
    expect(mail?.calendar).toHaveLength(3);
    expect(mail?.text).toContain('W załącznikach są wpisy do kalendarza.');
    await call(rider, '/items/Slot', { keys: [first, second], data: { bookedBy: null } });
    expect((await mails(after(13)))[0]?.text).toContain('Załączniki usuną wpisy z kalendarza.');
    await book(late);
    expect((await mails(after(16))).map(({ subject }) => subject)).toEqual([
      'Cable Park: rezerwacja, 10.07.2026, 15:00',
    ]);
  });

  test('Booked and cancelled at once is not worth a word', async () => {
    const kept = await makeSlot(park, '2026-07-10T12:00:00Z');
    const dropped = await makeSlot(park, '2026-07-10T12:15:00Z');
    await book(dropped);
    await cancel(dropped);
    expect(await mails(after(10))).toEqual([]);
    expect(await outcomes()).toEqual([['booked', 'dropped', 'outdated']]);
    await book(kept);
    await book(dropped);
    await cancel(dropped);
    const [mail] = await mails(after(20));
    expect(mail?.text.match(/14:\d\d(?=–)/g)).toEqual(['14:00']);
    expect(await mails(after(60))).toEqual([]);
  });

  test('Neither a slot that is booked minutes before its start nor a guest without an address is written of', async () => {
    await book(await makeSlot(park, after(9 * 60)));
    await park.store.db.updateTable('account').set({ email: null }).where('id', '=', rider.id).execute();
    await book(await makeSlot(park, '2026-07-10T12:00:00Z'), manager);
    expect([await mails(after(3)), await outcomes()]).toEqual([[], []]);
  });

  test('A cancelling by the rider: the entry goes, and what it costs', async () => {
    const [early, late] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-01T12:00:00Z'),
    ];
    for (const slot of [early, late]) await book(slot);
    await mails(after(3));
    await cancel(early);
    const [free] = await mails(after(13));
    expect(free?.subject).toBe('Cable Park: rezerwacja anulowana');
    expect(free?.text).toContain('Twoja rezerwacja jest anulowana:');
    expect(free?.text).toContain('Nic za to nie płacisz.');
    expect(free?.calendar).toMatchObject([{ method: 'CANCEL' }]);
    expect(free?.text).toContain('Załącznik usunie wpis z kalendarza.');
    await cancel(late);
    const [costly] = await mails(after(23));
    expect(costly?.text).toContain(
      'Do startu było mniej niż 6\u00a0godzin, więc możemy naliczyć opłatę do 55\u00a0zł.',
    );
  });

  test('A cancelling by the staff: what becomes of money that was paid', async () => {
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    await book(slot);
    await mails(after(3));
    const editor = await aPerson(park, 'Editor');
    await call(editor, '/items/Payment', { slot, amount: 55, method: 'cash' }, 'POST');
    const payment = await park.store.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    await call(editor, '/desk/voids', { payment: payment.id, reason: 'Burza' }, 'POST');
    await cancel(slot, manager);
    const [mail] = await mails(after(10));
    expect(mail?.text).toContain('anulowaliśmy Twoją rezerwację:');
    expect(mail?.text).toContain('Płatność 55\u00a0zł unieważniliśmy.');
  });

  test('A cancelling is told though the slot is gone when the mail leaves', async () => {
    const slot = await makeSlot(park, '2026-07-10T12:00:00Z');
    await book(slot);
    await mails(after(3));
    await cancel(slot, manager);
    await park.store.db.deleteFrom('slot').execute();
    const [mail] = await mails(after(10));
    expect(mail?.text).toContain('piątek, 10.07.2026, 14:00–14:15');
    expect(mail?.text).toContain('Nie było za to płatności, więc nie ma czego zwracać.');
  });

  test('A move keeps the entry of the calendar and counts it up; a later cancelling takes it out', async () => {
    const [from, to] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-11T13:00:00Z', { price_cents: 7000 }),
    ];
    await book(from);
    const [booked] = await mails(after(3));
    await move(from, to);
    const [moved] = await mails(after(10));
    expect(moved?.text).toContain('Było: piątek, 10.07.2026, 14:00–14:15, Tor\u00a01, 55\u00a0zł');
    expect(moved?.text).toContain('Jest: sobota, 11.07.2026, 15:00–15:15, Tor\u00a01, 70\u00a0zł');
    expect(moved?.text).toContain('Płacisz na miejscu: 70\u00a0zł.');
    await cancel(to, manager);
    const [cancelled] = await mails(after(20));
    const entry = (mail: typeof booked) =>
      /UID:(\S+)\r\nSEQUENCE:(\d)/.exec(mail?.calendar?.[0]?.content ?? '')?.slice(1);
    const [uid] = entry(booked) ?? [];
    expect([booked, moved, cancelled].map(entry)).toEqual([
      [uid, '0'],
      [uid, '1'],
      [uid, '2'],
    ]);
    expect(await park.store.db.selectFrom('outbox').select('id').execute()).toHaveLength(3);
  });

  test('What is moved before it was told is told where it is', async () => {
    const [from, to] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-11T13:00:00Z'),
    ];
    await book(from, manager);
    await move(from, to);
    const [mail, ...others] = await mails(after(3));
    expect([mail?.subject, others]).toEqual(['Cable Park: rezerwacja, 11.07.2026, 15:00', []]);
    expect(mail?.text).not.toContain('10.07.2026');
  });

  test('A missing rider hears of it after a quarter of an hour, and of its taking back if they heard', async () => {
    const slot = await makeSlot(park, '2026-07-01T09:00:00Z', { booked_by: rider.id });
    park.clock.set('2026-07-01T09:05:00Z');
    await missing(slot);
    expect(await mails('2026-07-01T09:10:00Z')).toEqual([]);
    await missing(slot, false);
    expect(await mails('2026-07-01T09:25:00Z')).toEqual([]);
    await missing(slot);
    const [told] = await mails('2026-07-01T09:45:00Z');
    expect(told?.subject).toBe('Cable Park: nie było Cię na slocie');
    await missing(slot, false);
    const [undone] = await mails('2026-07-01T09:50:00Z');
    expect(undone?.subject).toBe('Cable Park: poprawiliśmy pomyłkę');
  });

  test('A place at an event is told by its name', async () => {
    const { id: event } = await park.store.db
      .insertInto('event')
      .values({ name: 'Zawody', start_at: Temporal.Instant.from('2026-07-10T12:00:00Z').epochMilliseconds })
      .returning('id')
      .executeTakeFirstOrThrow();
    await book(await makeSlot(park, '2026-07-10T12:00:00Z', { event_id: event }));
    const [mail] = await mails(after(3));
    expect(mail?.subject).toBe('Cable Park: masz miejsce, Zawody');
    expect(mail?.text).toContain('masz miejsce na wydarzeniu „Zawody”:');
    expect(mail?.calendar?.[0]?.content).toContain('SUMMARY:Cable Park: Zawody');
  });

  test('An account that is erased takes its messages along', async () => {
    await book(await makeSlot(park, '2026-07-10T12:00:00Z'));
    const { headers } = await logIn(park, await aPerson(park, 'Admin'));
    const answer = await app.inject({ method: 'DELETE', url: `/users/${rider.id}`, headers });
    expect(answer.statusCode).toBe(204);
    expect([await mails(after(3)), await outcomes()]).toEqual([[], []]);
  });
});
