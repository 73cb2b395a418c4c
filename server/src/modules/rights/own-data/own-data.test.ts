import type { Role } from '@cablepark/domain/accounts/permissions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, password, type TestServer } from '../../../../test/support/accounts-server.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { everything } from '../../../../test/support/everything.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

const now = '2026-07-10T08:00:00Z';

/** How many columns each list of the page names, and how many cells each of its rows has. */
function tablesOf(page: string): { columns: number; cells: number[] }[] {
  const count = (text: string, tag: string) => text.split(tag).length - 1;
  return [...page.matchAll(/<thead>(.*?)<\/thead>\n<tbody>(.*?)<\/tbody>/gs)].map(
    ([, head = '', body = '']) => ({
      columns: count(head, '<th '),
      cells: body
        .split('<tr>')
        .slice(1)
        .map((row) => count(row, '<td>')),
    }),
  );
}

describe.each(engines)('What is held on a rider, on $name', (engine) => {
  let server: TestServer;
  let rider: Awaited<ReturnType<TestServer['newRider']>>;
  let manager: Awaited<ReturnType<TestServer['newRider']>>;

  beforeAll(async () => {
    server = await openServer(engine);
    await makeTracks(server.park);
  });

  beforeEach(async () => {
    const { db } = server.park.store;
    server.park.clock.set(now);
    const tables = [
      'no_show',
      'booking_history',
      'payment_void',
      'payment',
      'slot',
      'session',
      'email_change',
    ] as const;
    await emptyTables(db, [...tables, 'audit', 'account']);
    rider = await server.newRider('ola@example.com');
    manager = await newPerson('Manager', 'Marta');
  });

  async function newPerson(role: Role, first_name: string) {
    const person = await server.newRider(`${first_name}@example.com`);
    const said = { role, first_name, last_name: 'Sekretna', phone: '111222333' };
    await server.park.store.db.updateTable('account').set(said).where('id', '=', person.id).execute();
    return person;
  }

  const patch = (slot: number, body: object, { access_token } = rider) =>
    server.call('PATCH', `/items/Slot/${slot}`, body, access_token);
  const take = (body: object, bearer: string | undefined = rider.access_token) =>
    server.app.inject({
      method: 'POST',
      url: '/users/me/data',
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      payload: { format: 'json', current_password: password, ...body },
    });

  /** A rider's season: booked, cancelled, paid, voided, moved by staff, missed; with other riders around them. */
  async function ride() {
    const [kept, given, paid, void_] = await Promise.all(
      ['10', '11', '12', '13'].map((hour) => makeSlot(server.park, `2026-07-11T${hour}:00:00Z`)),
    );
    const jan = await newPerson('User', 'Jan');
    for (const slot of [kept, given, paid, void_] as number[]) await patch(slot, { bookedBy: rider.id });
    await patch(given as number, { bookedBy: null });
    await patch(given as number, { bookedBy: jan.id }, jan);
    const pay = (slot: number, amount: number) =>
      server.call('POST', '/items/Payment', { slot, amount, method: 'cash' }, manager.access_token);
    await pay(paid as number, 55);
    await pay(given as number, 77);
    const voided = await pay(void_ as number, 50);
    const editor = await newPerson('Editor', 'Ewa');
    const reason = 'Podwójnie <nabite> & cofnięte';
    await server.call('POST', '/desk/voids', { payment: voided.data.id, reason }, editor.access_token);
    // The slot of the voided payment has another rider now.
    server.park.clock.set('2026-07-10T08:05:00Z');
    await patch(void_ as number, { bookedBy: null }, manager);
    await patch(void_ as number, { bookedBy: jan.id }, jan);
    const theirs = await pay(void_ as number, 33);
    await server.call('POST', '/desk/voids', { payment: theirs.data.id, reason }, editor.access_token);
    server.park.clock.set('2026-07-11T10:05:00Z');
    const { access_token } = await server.logIn('Marta@example.com');
    await server.call('POST', '/desk/no-shows', { slot: kept, missing: true }, access_token);
    rider = { ...(await server.logIn('ola@example.com')), id: rider.id };
    return { kept, given, paid, void_, reason, others: [jan.id, editor.id, manager.id] };
  }

  test('is told whole, with its times and money as on the wire, and those who did it by their roles', async () => {
    const { kept, given, paid, void_, reason } = await ride();
    const answer = await take({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="moje-dane_2026-07-11.json"',
      'cache-control': 'no-store',
    });
    const data = answer.json();
    expect(data.account).toEqual({
      id: rider.id,
      email: 'ola@example.com',
      new_email: null,
      refused_email: null,
      proved_email: null,
      first_name: 'Ola',
      last_name: null,
      phone: '600700800',
      role: 'User',
      language: null,
      reminders: true,
      digest: false,
      season_mails: false,
      board_name: false,
      calendar: false,
      created: '2026-07-10T08:00:00.000Z',
      accepted_terms: { version: 0, in_force_from: null },
      accepted_privacy: { version: 0, in_force_from: null },
    });
    expect(data.bookings.map((row: { slot: number; paid: boolean }) => [row.slot, row.paid])).toEqual([
      [paid, true],
      [kept, false],
    ]);
    expect(data.bookings[1]).toEqual({
      arrived: null,
      slot: kept,
      start: '2026-07-11T10:00:00.000Z',
      minutes: 15,
      track: expect.any(String),
      track_en: null,
      price: 55,
      event: null,
      paid: false,
      party: null,
      person: null,
      gear: [],
    });
    const history = data.history.map((row: Record<string, unknown>) => [
      row['slot'],
      row['action'],
      row['by'],
    ]);
    expect(history).toEqual([
      [void_, 'cancel', 'Manager'],
      [given, 'cancel', 'you'],
      [void_, 'book', 'you'],
      [paid, 'book', 'you'],
      [given, 'book', 'you'],
      [kept, 'book', 'you'],
    ]);
    expect(data.payments).toMatchObject([
      { slot: void_, amount: 50, by: 'Manager', voided: '2026-07-10T08:00:00.000Z', void_reason: reason },
      { slot: paid, amount: 55, by: 'Manager', voided: null, void_reason: null },
    ]);
    expect(data.no_shows).toMatchObject([{ slot: kept, by: 'Manager' }]);
    expect(data.messages).toContainEqual({
      at: expect.any(String),
      kind: 'booked',
      to: data.account.email,
      sent: null,
    });
    expect(data.sessions.length).toBeGreaterThan(0);
    expect(data.more).toEqual([]);
  });

  test.each(['json', 'html'])('names nobody else, and no secret (%s)', async (format) => {
    const { others } = await ride();
    const { body } = await take({ format });
    const { db } = server.park.store;
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', rider.id)
      .executeTakeFirstOrThrow();
    const tokens = await db.selectFrom('session').select(['token_hash', 'family']).execute();
    const secrets = [
      password_hash ?? '',
      ...tokens.flatMap(({ token_hash, family }) => [token_hash, family]),
    ];
    const strangers = ['Marta', 'Ewa', 'Jan', 'Sekretna', '111222333', ...others];
    expect([...secrets, ...strangers].filter((text) => body.includes(text))).toEqual([]);
  });

  test('holds what was chosen and what became of it, and not the calendar’s secret', async () => {
    const { db } = server.park.store;
    const chosen = { digest: 1, board_name: 1, refused_email: 'dawna@example.com' };
    await db.updateTable('account').set(chosen).where('id', '=', rider.id).execute();
    const { url } = (await server.call('POST', '/users/me/calendar', {}, rider.access_token)).data;
    const { body } = await take({});
    expect(JSON.parse(body).account).toMatchObject({
      ...chosen,
      digest: true,
      board_name: true,
      calendar: true,
    });
    const { salt } = await db
      .selectFrom('calendar_feed')
      .select('salt')
      .where('account_id', '=', rider.id)
      .executeTakeFirstOrThrow();
    expect([salt, url as string].filter((secret) => body.includes(secret))).toEqual([]);
    const page = (await take({ format: 'html', language: 'pl' })).body;
    expect(page).toContain('dawna@example.com');
  });

  test('of the staff holds what they did, and not to whom', async () => {
    await ride();
    const admin = await newPerson('Admin', 'Adam');
    await server.call('PATCH', `/users/${manager.id}`, { role: 'Editor' }, admin.access_token);
    const { access_token } = await server.logIn('Marta@example.com');
    const { log } = (await take({}, access_token)).json();
    const [latest, ...earlier] = log as Record<string, unknown>[];
    expect(latest).toMatchObject({ action: 'user.edit', by: 'Admin', after: { role: 'Editor' } });
    expect(earlier.map(({ action }) => action)).toContain('payment.create');
    expect(earlier.every(({ by, before, after }) => by === 'you' && before === null && after === null)).toBe(
      true,
    );
  });

  test('is a page in the language that is asked for, else the one of the mails; nothing that was typed is markup', async () => {
    await ride();
    const evil = '<img src=x onerror=alert(1)> "&\u202e';
    const me = (body: object) => server.call('PATCH', '/users/me', body, rider.access_token);
    await me({ first_name: evil, language: 'en' });
    const english = await take({ format: 'html' });
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(english.headers['content-disposition']).toBe('attachment; filename="my-data_2026-07-11.html"');
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;</td>');
    expect(english.body).toContain('Podwójnie &lt;nabite&gt; &amp; cofnięte');
    expect(english.body).not.toMatch(/<(?:img|script|a|link|iframe)\b/);
    const polish = (await take({ format: 'html', language: 'pl' })).body;
    // In the park's zone 10:00 UTC is noon.
    expect(polish).toContain('<td>11.07.2026, 12:00</td>');
    expect(polish).toContain('<td>55,00</td>');
    for (const page of [polish, english.body])
      for (const { columns, cells } of tablesOf(page)) expect(new Set(cells)).toEqual(new Set([columns]));
  });

  test.each([
    [{ current_password: undefined }, 400, 'FAILED_VALIDATION'],
    [{ current_password: '' }, 400, 'FAILED_VALIDATION'],
    [{ current_password: 'zła kotwica' }, 403, 'FORBIDDEN'],
    [{ current_password: '**********' }, 403, 'FORBIDDEN'],
    [{ format: 'exe' }, 400, 'FAILED_VALIDATION'],
    [{ language: 'de' }, 400, 'FAILED_VALIDATION'],
  ])('is not given for %o', async (body, status, code) => {
    const before = await everything(server.park.store.db);
    const answer = await take(body);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
    expect(answer.body).not.toContain('ola@');
    expect(await everything(server.park.store.db)).toEqual(before);
  });

  test('is not given to visitors, whatever they send', async () => {
    for (const body of [{}, { format: 'exe' }]) {
      const answer = await server.app.inject({ method: 'POST', url: '/users/me/data', payload: body });
      expect(answer.statusCode).toBe(403);
    }
  });
});

test.each(engines)(
  'On $name an account takes its data along so often and no more, from wherever',
  async (engine) => {
    const server = await openServer(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    const { access_token } = await server.newRider('ola@example.com');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const headers = { authorization: `Bearer ${access_token}`, 'x-forwarded-for': `203.0.113.${count}` };
      const payload = { format: 'json', current_password: count === 0 ? password : 'zgadywanka' };
      const answer = await server.app.inject({ method: 'POST', url: '/users/me/data', headers, payload });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 403, 403, 403, 403, 429]);
  },
);
