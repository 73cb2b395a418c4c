import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const day = '2026-07-10';
const later = Temporal.Instant.from(deskNow).add({ minutes: 2 }).toString();

describe.each(eitherEngine(import.meta.url))('Correcting a ride on $name', (engine) => {
  let desk: DeskFixture;
  let slot: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    slot = await desk.aSlot();
  });

  const correct = (what: string, body: object, who = desk.manager) =>
    desk.call('POST', `/desk/corrections/${what}`, who, body);
  const lastAudit = async () => (await readAudit(desk.park)).at(-1);

  test('A wrong method is a reversal and a new sale of one day; Undo makes it what it was', async () => {
    const payment = await desk.pay(slot, 'cash');
    const { status, data } = await correct('method', { payment, method: 'card' });
    const replacement = Number(data['payment']);
    expect([status, data.id]).toEqual([200, slot]);
    expect(await desk.entriesOf(payment)).toEqual([
      ['sale', 5500, 'cash', day],
      ['reversal', -5500, 'cash', day],
    ]);
    expect(await desk.entriesOf(replacement)).toEqual([['sale', 5500, 'card', day]]);
    expect(await lastAudit()).toMatchObject({
      action: 'payment.correct',
      before: { payment, method: 'cash' },
      after: { payment: replacement, method: 'card' },
    });
    const { rows } = await desk.call('GET', `/items/Payment?filter[slot][_eq]=${slot}`, desk.manager);
    expect(rows.at(-1)).toMatchObject({ id: replacement, amount: 55, method: 'card' });
    // The correction has replaced this payment by another.
    expect(await correct('method', { payment, method: 'blik' })).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await desk.newest()).toMatchObject({ kind: 'method', slot });
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    const third = Number((await desk.read(slot))['payment']);
    expect(await desk.entriesOf(third)).toEqual([['sale', 5500, 'cash', day]]);
  });

  test('A method is corrected days later, and the same method changes nothing; a pass has none', async () => {
    const payment = await desk.pay(slot, 'cash');
    expect(await correct('method', { payment, method: 'cash' })).toMatchObject({
      status: 200,
      data: { payment },
    });
    await desk.at('2026-07-12T08:00:00Z');
    const { data } = await correct('method', { payment, method: 'blik' });
    expect((await desk.entriesOf(payment)).at(-1)).toEqual(['reversal', -5500, 'cash', '2026-07-12']);
    expect(await desk.entriesOf(Number(data['payment']))).toEqual([['sale', 5500, 'blik', '2026-07-12']]);
    const byPass = await desk.pay(await desk.aSlot(), 'pass');
    expect(await correct('method', { payment: byPass, method: 'cash' })).toMatchObject({ status: 403 });
    expect(await correct('method', { payment, method: 'online' })).toMatchObject({ status: 400 });
  });

  test('A wrong rider becomes the right one with the payment, both are told, and Undo gives it back', async () => {
    const payment = await desk.pay(slot);
    desk.park.mailer.sent.length = 0;
    expect(await correct('rider', { slot, account: desk.other.id })).toMatchObject({
      status: 200,
      data: { bookedBy: desk.other.id, payment },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'slot.correct',
      before: { rider: desk.rider.id, payment },
      after: { rider: desk.other.id, payment },
    });
    await desk.at(later);
    await sendDue(desk.park);
    const subjectTo = ({ id }: Person) =>
      desk.park.mailer.sent.find(({ to }) => to === `${id}@example.com`)?.subject;
    expect(desk.park.mailer.sent).toHaveLength(2);
    expect(subjectTo(desk.rider)).toContain('anulowana');
    expect(subjectTo(desk.other)).not.toContain('anulowana');
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment });
  });

  test('A ride of a pass goes back to it for another rider, and Undo takes it again', async () => {
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const left = async () => (await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance'];
    await desk.call('POST', '/items/Payment', desk.manager, { slot, method: 'pass', pass });
    expect(await correct('rider', { slot, first_name: 'Ola', description: '600700800' })).toMatchObject({
      status: 200,
      data: { payment: null },
    });
    expect(await left()).toBe(10);
    expect(await desk.newest()).toMatchObject({ kind: 'rider', rider: 'Ola' });
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await left()).toBe(9);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment: expect.any(Number) });
  });

  test('A ride of a voided pass stays its rider’s: no correction takes money out of the till', async () => {
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    await desk.call('POST', '/items/Payment', desk.manager, { slot, method: 'pass', pass });
    const { payment } = await desk.read(slot);
    const voided = { reason: 'Rezygnacja', money_back: 0 };
    expect((await desk.call('POST', `/passes/${pass}/void`, desk.editor, voided)).status).toBeLessThan(300);
    const entryCount = async () =>
      (await desk.park.store.db.selectFrom('cash_entry').select('id').execute()).length;
    const before = await entryCount();
    expect(await correct('rider', { slot, account: desk.other.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id, payment });
    expect(await entryCount()).toBe(before);
  });

  test('Nobody gets a free slot, an account that is not there gets none', async () => {
    const free = await desk.aSlot(null);
    expect(await correct('rider', { slot: free, account: desk.other.id })).toMatchObject({
      code: 'SLOT_NOT_BOOKED',
    });
    expect(await correct('rider', { slot, account: randomUUID() })).toMatchObject({
      code: 'INVALID_FOREIGN_KEY',
    });
    expect(await correct('rider', { slot, account: desk.other.id }, desk.rider)).toMatchObject({
      status: 403,
    });
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id });
  });

  test('A guest’s name and phone are corrected, logged with before and after, and forgotten with the account', async () => {
    const free = await desk.aSlot(null);
    await desk.call('POST', '/desk/walk-ins', desk.manager, {
      slot: free,
      first_name: 'Ole',
      description: '600700800',
    });
    const account = String((await desk.read(free))['bookedBy']);
    desk.park.mailer.sent.length = 0;
    expect(await correct('contact', { account, first_name: 'Ola' })).toMatchObject({
      status: 200,
      data: { id: account, first_name: 'Ola', description: '600700800' },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'user.correct',
      id: account,
      before: { first_name: 'Ole', phone: '600700800' },
      after: { first_name: 'Ola', phone: '600700800' },
    });
    await sendDue(desk.park);
    expect(desk.park.mailer.sent).toEqual([]);
    const admin = await aPerson(desk.park, 'Admin');
    expect((await desk.call('DELETE', `/users/${account}`, admin)).status).toBe(204);
    const kept = (await readAudit(desk.park)).filter(
      ({ id, action }) => id === account && action === 'user.correct',
    );
    expect(kept).toMatchObject([{ before: null, after: null }]);
  });

  test('Whose account it is hears of it; the staff’s own is for an Admin', async () => {
    desk.park.mailer.sent.length = 0;
    expect(await correct('contact', { account: desk.rider.id, description: '500600700' })).toMatchObject({
      status: 200,
    });
    await sendDue(desk.park);
    expect(desk.park.mailer.sent).toMatchObject([
      { to: `${desk.rider.id}@example.com`, subject: expect.stringContaining('poprawiliśmy') },
    ]);
    expect(await correct('contact', { account: desk.editor.id, first_name: 'X' })).toMatchObject({
      status: 403,
    });
  });

  test('The books agree after all that', async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    expect(await findContradictions(desk.park.store.db, engine.name, nowMs)).toEqual([]);
  });
});
