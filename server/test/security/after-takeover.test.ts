import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newOpaqueToken } from '../../src/modules/accounts/index.ts';
import { hashPassword } from '../../src/modules/accounts/secrets/password-hash.ts';
import { bookingLink } from '../../src/modules/bookings/booking-link.ts';
import { readAudit } from '../support/audit.ts';
import { type Call, callerOf } from '../support/call.ts';
import { engines } from '../support/engines.ts';
import { sendDue } from '../support/outbox.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { buyPass, offerPasses } from '../support/passes.ts';
import { aPerson, logIn, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const current_password = 'kotwica i lina';
const hourMs = 60 * 60_000;

/** Whoever was let in once keeps no way in by what was handed out then. */
describe.each(engines)('After a takeover on $name', (engine) => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let call: Call;
  let manager: Person;
  let admin: Person;
  let rider: Person;
  let pass: number;
  let hours = 0;
  /** What the rider has handed out, or had mailed. */
  let handedOut: { calendar: string; shared: string; booking: string };

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    call = callerOf(app);
    await makeTracks(park);
    await offerPasses(park, { shared: true });
    [manager, admin] = [await aPerson(park, 'Manager'), await aPerson(park, 'Admin')];
  });

  beforeEach(async () => {
    rider = await aPerson(park);
    const password_hash = await hashPassword(park.config, current_password);
    await park.store.db.updateTable('account').set({ password_hash }).where('id', '=', rider.id).execute();
    pass = await buyPass(call, manager, rider);
    handedOut = { calendar: await makeCalendar(), shared: await makeLink(), booking: await book() };
    park.mailer.sent.length = 0;
  });

  const makeCalendar = async () => String((await call('POST', '/users/me/calendar', rider)).data['url']);
  const calendarNow = async () => (await call('GET', '/users/me/calendar', rider)).data['url'];
  const makeLink = async () => String((await call('POST', `/me/passes/${pass}/link`, rider)).data['url']);
  async function book(): Promise<string> {
    hours += 1;
    const start = Temporal.Instant.from('2026-08-20T06:00:00Z').add({ hours }).toString();
    const slot = await makeSlot(park, start);
    expect((await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id })).status).toBe(200);
    return await newestLink();
  }
  async function newestLink(): Promise<string> {
    const { id } = await park.store.db
      .selectFrom('booking')
      .select((eb) => eb.fn.max('id').as('id'))
      .where('account_id', '=', rider.id)
      .executeTakeFirstOrThrow();
    return (await bookingLink(park, id)) ?? '';
  }
  const statusOf = async (url: string) =>
    (await app.inject(url.replace('https://park.example', ''))).statusCode;
  const joins = async (url: string) =>
    (await call('POST', '/me/passes/joined', await aPerson(park), { key: url.split('#')[1] ?? '' })).status;
  const seesBooking = (link: string) => statusOf(link.replace('/booking?', '/mailed-booking?'));
  /** Who gets in by what was handed out: the calendar's program, a stranger, and the reader of an old mail. */
  const letsIn = async () => [
    await statusOf(handedOut.calendar),
    await joins(handedOut.shared),
    await seesBooking(handedOut.booking),
  ];

  async function resetForgotten() {
    const { token, hash: token_hash } = newOpaqueToken();
    const expires_at = park.clock.now().epochMilliseconds + hourMs;
    const row = { token_hash, account_id: rider.id, expires_at, used_at: null };
    await park.store.db.insertInto('reset_token').values(row).execute();
    return await call('POST', '/auth/password/reset', null, { token, password: 'inne dobre hasło' });
  }
  async function proveAddress() {
    const { token, hash: token_hash } = newOpaqueToken();
    const expires_at = park.clock.now().epochMilliseconds + hourMs;
    const family = sessionOf(rider);
    const row = { token_hash, account_id: rider.id, email: `${rider.id}@new.example`, family, expires_at };
    await park.store.db.insertInto('email_change').values(row).execute();
    return await call('POST', '/auth/email/confirm', null, { token });
  }
  const sessionOf = ({ headers }: Person) =>
    (
      JSON.parse(Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      }
    ).sid;
  const changeByAdmin = (patch: object) => call('PATCH', `/users/${rider.id}`, admin, patch);

  test.each([
    [
      'a new password',
      () => call('PATCH', '/users/me', rider, { password: 'inne dobre hasło', current_password }),
    ],
    ['a password that was forgotten', resetForgotten],
    ['the end of all other devices', () => call('DELETE', '/users/me/sessions', rider)],
    ['a password by an Admin', () => changeByAdmin({ password: 'inne dobre hasło' })],
    ['another role by an Admin', () => changeByAdmin({ role: 'Manager' })],
  ])('%s ends the calendar’s address and the link of the pass; booking links go on', async (_what, act) => {
    expect(await letsIn()).toEqual([200, 200, 200]);
    expect((await act()).status).toBeLessThan(300);
    expect(await letsIn()).toEqual([404, 403, 200]);
  });

  test.each([
    ['a new address', proveAddress],
    ['an address by an Admin', () => changeByAdmin({ email: `${rider.id}@other.example` })],
  ])(
    '%s ends the links in the mails to the old one, too, and those to the new one work',
    async (_what, act) => {
      expect(await letsIn()).toEqual([200, 200, 200]);
      expect((await act()).status).toBeLessThan(300);
      expect(await letsIn()).toEqual([404, 403, 403]);
      expect(await seesBooking(await newestLink())).toBe(200);
    },
  );

  /** Something happens between the moment in which a call is let in and the one in which it writes. */
  function beforeItWrites(happens: () => Promise<unknown>): void {
    const { db } = park.store;
    const begin = db.transaction.bind(db);
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => {
        await happens();
        return await execute(work);
      };
      return builder;
    });
    onTestFinished(() => spy.mockRestore());
  }

  test.each([
    ['the link of a pass', () => `/me/passes/${pass}/link`],
    ['the address of a calendar', () => '/users/me/calendar'],
  ])('%s is not renewed by a call of a session that ends meanwhile', async (_what, url) => {
    const thief = rider;
    rider = await logIn(park, thief);
    beforeItWrites(() => call('DELETE', '/users/me/sessions', rider));
    expect(await call('POST', url(), thief)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await letsIn()).toEqual([404, 403, 200]);
    expect((await call('GET', '/users/me/links', rider)).data).toMatchObject({ passes: [] });
  });

  test('an account that was blocked and is let in again has other addresses', async () => {
    await changeByAdmin({ status: 'blocked' });
    await changeByAdmin({ status: 'active' });
    expect(await letsIn()).toEqual([404, 403, 200]);
  });

  test('a name, another language, one device, a log-out and choices end nothing', async () => {
    const other = await call('GET', '/users/me/sessions', rider);
    await call('PATCH', '/users/me', rider, { first_name: 'Ola', language: 'en' });
    await changeByAdmin({ first_name: 'Ala' });
    await call('DELETE', `/users/me/sessions/${String(other.rows[0]?.['id'])}`, rider);
    expect(await letsIn()).toEqual([200, 200, 200]);
  });

  test('the calendar has another address, which its owner finds, and no calendar is made of none', async () => {
    await call('DELETE', '/users/me/sessions', rider);
    const fresh = String(await calendarNow());
    expect(fresh).not.toBe(handedOut.calendar);
    expect(await statusOf(fresh)).toBe(200);
    expect((await call('DELETE', '/users/me/calendar', rider)).status).toBe(204);
    expect([await statusOf(fresh), await calendarNow()]).toEqual([404, null]);
    await call('DELETE', '/users/me/sessions', rider);
    expect(await calendarNow()).toBe(null);
  });

  test('the links that are open stand beside the devices, and others’ are not among them', async () => {
    const links = async () => (await call('GET', '/users/me/links', rider)).data;
    const name = { pl: expect.any(String), en: expect.anything() };
    expect(await links()).toEqual({ calendar: true, passes: [{ id: pass, name }] });
    await call('DELETE', '/users/me/calendar', rider);
    expect(await links()).toEqual({ calendar: false, passes: [{ id: pass, name }] });
    await call('DELETE', `/me/passes/${pass}/link`, rider);
    expect(await links()).toEqual({ calendar: false, passes: [] });
  });

  /** The one mail to the rider that leaves now. */
  async function mailed(): Promise<string> {
    await sendDue(park);
    const texts = park.mailer.sent.splice(0).filter(({ to }) => to.startsWith(rider.id));
    return texts.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join();
  }

  test.each([
    ['a new password', resetForgotten],
    ['a new address', proveAddress],
  ])('the mail of %s says that calendars and links are to be added anew', async (_what, act) => {
    await mailed();
    await act();
    expect(await mailed()).toContain('dodaj go tam od nowa');
  });

  test('the mail says nothing of calendars and links where there were none', async () => {
    await call('DELETE', '/users/me/calendar', rider);
    await call('DELETE', `/me/passes/${pass}/link`, rider);
    await mailed();
    await changeByAdmin({ password: 'jeszcze inne hasło' });
    expect(await mailed()).toMatch(/^(?=.*hasło)(?!.*od nowa)/);
  });

  describe('the calendars of the tracks', () => {
    let staff: Person;
    let address: string;

    beforeEach(async () => {
      staff = await aPerson(park, 'Manager');
      address = String((await call('POST', '/track-calendars', manager, { track: 1 })).data['url']);
    });

    const change = (patch: object) => call('PATCH', `/users/${staff.id}`, admin, patch);

    test('have no other address by a call of who is demoted meanwhile', async () => {
      beforeItWrites(() => change({ role: 'User' }));
      const answer = await call('POST', '/track-calendars', staff, { track: 1 });
      expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    });

    test.each([
      ['is demoted', () => change({ role: 'User' })],
      ['is blocked', () => change({ status: 'blocked' })],
      ['is erased', () => call('DELETE', `/users/${staff.id}`, admin)],
      ['erases the own account', () => call('DELETE', `/users/${staff.id}`, staff)],
    ])('get other addresses when one of the staff %s, and the log says so', async (_what, act) => {
      expect(await statusOf(address)).toBe(200);
      expect((await act()).status).toBeLessThan(300);
      expect(await statusOf(address)).toBe(404);
      const { rows } = await call('GET', '/track-calendars', manager);
      expect(await statusOf(String(rows.find(({ track }) => track === 1)?.['url']))).toBe(200);
      expect((await readAudit(park)).map(({ action }) => action)).toContain('track.calendar');
    });

    test.each([
      ['becomes an Editor', () => change({ role: 'Editor' })],
      ['gets another name', () => change({ first_name: 'Ola' })],
      ['gets a password', () => change({ password: 'inne dobre hasło' })],
    ])('stay when one of the staff %s', async (_what, act) => {
      expect((await act()).status).toBeLessThan(300);
      expect(await statusOf(address)).toBe(200);
    });

    test('stay when a rider is blocked or erased', async () => {
      await changeByAdmin({ status: 'blocked' });
      expect((await call('DELETE', `/users/${rider.id}`, admin)).status).toBeLessThan(300);
      expect(await statusOf(address)).toBe(200);
    });
  });
});
