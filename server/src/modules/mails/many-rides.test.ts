import { describe, expect, test } from 'vitest';
import { putRider } from '../../../test/support/bookings.ts';
import { engines } from '../../../test/support/engines.ts';
import { ManyRides, namedIn } from '../../../test/support/many-rides.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeBookingEntry } from '../../../test/support/slots.ts';

describe.each(engines)('Messages about many rides on $name', (engine) => {
  const rides = new ManyRides(engine);
  const { after, call, change, changeInTwelves, mails, makeSlots, messages } = rides;

  test('What a rider books in the same seconds comes in messages of 24, and so does what they cancel', async () => {
    const slots = await makeSlots(60);
    await changeInTwelves(slots, rides.rider.id);
    const named = (data: string) =>
      Object.values(JSON.parse(data)).flatMap((list) => (Array.isArray(list) ? list : []));
    expect((await messages()).map(({ data }) => named(data).length)).toEqual([24, 24, 12]);
    const told = await mails(after(3));
    expect(told.map(({ text, calendar }) => [namedIn(text), calendar?.length])).toEqual([
      [24, 24],
      [24, 24],
      [12, 12],
    ]);
    for (const { text } of told) expect(text).not.toContain('jeszcze');
    await changeInTwelves(slots, null);
    expect((await messages()).slice(3).map(({ data }) => named(data).length)).toEqual([24, 24, 12]);
    expect(Math.max(...(await messages()).map(({ data }) => data.length))).toBeLessThan(24 * 140);
    expect((await mails(after(13))).map(({ text }) => namedIn(text))).toEqual([24, 24, 12]);
  });
  test('What the staff book in one step is one mail that names 24 and counts the others, as they stand when it leaves', async () => {
    const slots = await makeSlots(77);
    await change(slots, rides.rider.id, rides.manager);
    const [message, ...others] = await messages();
    expect([message?.data.length, others]).toEqual([expect.any(Number), []]);
    expect(message?.data.length).toBeLessThan(24 * 40);
    // These are the rides that the mail would name first. No mail was sent about them, so none is sent about their cancellation.
    await change(slots.slice(0, 30), null, rides.manager);
    const [mail, ...more] = await mails(after(3));
    expect([namedIn(mail?.text), mail?.calendar?.length, more]).toEqual([24, 24, []]);
    expect(mail?.text).toContain('17:30–17:45');
    expect(mail?.text).toContain('… i jeszcze 23\u00a0sloty w „Moje sloty”.');
    expect(mail?.subject).toContain('rezerwacje (47)');
    expect(await mails(after(60))).toEqual([]);
  });
  test('What the staff cancel in one step is one mail that names 24 and counts the others', async () => {
    const slots = await makeSlots(49);
    await change(slots, rides.rider.id, rides.manager);
    await mails(after(3));
    await change(slots, null, rides.manager);
    const [mail, ...more] = await mails(after(6));
    expect([namedIn(mail?.text), mail?.calendar?.length, more]).toEqual([24, 24, []]);
    expect(mail?.subject).toBe('Cable Park: rezerwacje anulowane (49)');
    expect(mail?.text).toContain('… i jeszcze 25\u00a0slotów. To, co Ci zostało, jest w „Moje sloty”.');
  });
  test('Of a slot that its rider held meanwhile they are told as of one that they booked, and the others are counted as ever', async () => {
    const { db } = rides.park.store;
    const slots = await makeSlots(30);
    const held = slots.at(-1) ?? 0;
    const heldUntil = Temporal.Instant.from(after(600)).epochMilliseconds;
    await putRider(db, held, rides.rider.id, { heldUntil });
    await makeBookingEntry(rides.park, held, rides.rider.id);
    await change(slots, rides.rider.id, rides.manager);
    const [mail, own, ...more] = await mails(after(3));
    expect([namedIn(mail?.text), namedIn(own?.text), more]).toEqual([24, 1, []]);
    expect(mail?.subject).toContain('rezerwacje (29)');
  });
  test('English counts them, too', async () => {
    const { id } = rides.rider;
    await rides.park.store.db.updateTable('account').set({ language: 'en' }).where('id', '=', id).execute();
    const slots = await makeSlots(26);
    await change(slots, rides.rider.id, rides.manager);
    expect((await mails(after(3)))[0]?.text).toContain('… and 2 more in My slots.');
    await change(slots, null, rides.manager);
    expect((await mails(after(6)))[0]?.text).toContain('… and 2 more. My slots shows what you still have.');
  });
  test('A cancelled ride whose money was given back is never one of those that are counted', async () => {
    const slots = await makeSlots(27);
    await change(slots, rides.rider.id, rides.manager);
    await mails(after(3));
    const editor = await aPerson(rides.park, 'Editor');
    const paid = slots[26];
    await call(editor, '/items/Payment', { slot: paid, amount: 55, method: 'cash' }, 'POST');
    const payment = await rides.park.store.db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    await call(editor, '/desk/voids', { payment: payment.id, reason: 'Burza' }, 'POST');
    await change(slots, null, rides.manager);
    const [first, second] = await mails(after(6));
    expect(first?.text).toContain('… i jeszcze 2\u00a0sloty.');
    expect(first?.text).toContain('Nie było za to płatności');
    expect(second?.text).toContain('Płatność 55\u00a0zł unieważniliśmy.');
    expect(namedIn(second?.text)).toBe(1);
  });
});
