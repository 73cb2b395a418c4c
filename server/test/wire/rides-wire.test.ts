import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../support/checkout-fixture.ts';
import { bothEngines } from '../support/engines.ts';
import { openSocket } from '../support/live-socket.ts';
import { aPerson, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { readRecording, WireRecording } from '../support/wire-recording.ts';

/** As 0.2.0 answered. */
const file = join(import.meta.dirname, 'rides-wire.jsonl');

const reads = [
  '/items/Slot?sort=id&limit=100',
  '/items/Slot?sort=-startTime,id&limit=3&offset=2&meta=*',
  '/items/Slot?fields=id,bookedBy,payment,hold_until&sort=id&limit=100',
  '/items/Slot?fields=id,bookedBy.id,bookedBy.first_name,asset.name&sort=id&limit=100',
  '/items/Slot?filter[bookedBy][_eq]=$CURRENT_USER&sort=id',
  '/items/Slot?filter[bookedBy][_null]=true&fields=id&sort=id&limit=100',
  '/items/Slot?filter[payment][_nnull]=true&fields=id,payment.method&sort=id',
  '/items/Slot?aggregate[count]=*&groupBy[]=asset',
  '/items/Slot?aggregate[count]=*&filter[bookedBy][_nnull]=true',
  '/items/BookingHistory?sort=id&limit=200',
  '/items/BookingHistory?sort=-id&limit=4&meta=*&fields=id,action_type,slot.id,user.id,late',
  '/items/BookingHistory?filter[user][_eq]=$CURRENT_USER&aggregate[count]=*',
  '/items/NoShow?sort=id',
  '/items/NoShow?fields=id,slot,user&sort=id',
  '/items/SlotEdit?sort=id&limit=3',
  '/items/AuditEntry?sort=id&fields=action,collection,item&limit=50',
  '/me/pay-first',
  '/users/me?fields=id,first_name,email,role',
];

describe.each(bothEngines)('Rides on the wire of $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());

  test('are answered byte for byte as version 0.2.0 answered', async () => {
    const { park, app, aSlot, call, after, policy } = fixture;
    const recording = new WireRecording(app);
    const { ask } = recording;
    const people: [string, Person | null][] = [['visitor', null]];
    for (const role of ['User', 'Manager', 'Editor', 'Admin'] as const)
      people.push([role, await aPerson(park, role)]);
    const other = fixture.other;
    const slots = async (count: number) => {
      const made: number[] = [];
      for (let at = 0; at < count; at += 1) made.push(await aSlot());
      return made as [number, number, number, number];
    };
    let keys = 0;
    const key = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;
    const readAll = async (readers: typeof people) => {
      for (const [name, who] of readers) for (const url of reads) await ask(name, who, 'GET', url);
    };

    for (const [name, who] of people) {
      const id = who?.id ?? null;
      const patch = (slot: number | string, body: object) =>
        ask(name, who, 'PATCH', `/items/Slot/${slot}`, body);
      const [first, second, third, fourth] = await slots(4);
      const theirs = await aSlot();
      await call('PATCH', `/items/Slot/${theirs}`, other, { bookedBy: other.id });
      await patch(first, { bookedBy: id });
      await patch(first, { bookedBy: id });
      await patch(`${second}?fields=id,bookedBy,startTime`, { bookedBy: id });
      await patch(theirs, { bookedBy: id });
      await patch(theirs, { bookedBy: null });
      await patch(third, { bookedBy: other.id });
      await patch(99_999, { bookedBy: id });
      await patch(first, { bookedBy: 'nobody' });
      await patch(first, { payment: 1, bookedBy: id });
      await patch(first, { price: 1 });
      await patch(fourth, { price: 60, duration: 10 });
      await patch('x', { bookedBy: id });
      await ask(name, who, 'PATCH', '/items/Slot', { keys: [third, fourth], data: { bookedBy: id } });
      await ask(name, who, 'PATCH', '/items/Slot', [{ id: third, bookedBy: null }]);
      await patch(first, { bookedBy: null });
      await ask(name, who, 'GET', `/me/cancellations?slot=${second}`);
      await ask(name, who, 'POST', '/me/cancellations', { slot: second, request_key: key() });
      const [walkIn, moved] = await slots(2);
      const guest = { slot: walkIn, first_name: 'Ala', description: '600100200', request_key: key() };
      for (const _twice of [1, 2]) await ask(name, who, 'POST', '/desk/walk-ins', guest);
      await ask(name, who, 'POST', '/desk/walk-ins', { slot: walkIn, first_name: '' });
      await ask(name, who, 'GET', `/desk/moves?from=${walkIn}&to=${moved}`);
      await ask(name, who, 'POST', '/desk/moves', { from: walkIn, to: moved, request_key: key() });
      await ask(name, who, 'POST', '/desk/moves', { from: walkIn, to: moved, request_key: key() });
      for (const missing of [true, true, false])
        await ask(name, who, 'POST', '/desk/no-shows', { slot: theirs, missing });
      await ask(name, who, 'DELETE', '/items/Slot', [theirs]);
    }
    await readAll(people);

    await policy('required');
    for (const [name, who] of people) {
      const slot = await aSlot();
      await ask(name, who, 'PATCH', `/items/Slot/${slot}`, { bookedBy: who?.id ?? null });
      await ask(name, who, 'GET', `/items/Slot/${slot}`);
    }
    after(20 * 24 * 60);
    await fixture.job.release();
    const back: typeof people = [];
    for (const [name, who] of people) back.push([name, who && (await fixture.again(who))]);
    for (const [name, who] of back)
      for (const missing of [true, false, true])
        await ask(name, who, 'POST', '/desk/no-shows', { slot: 5, missing });
    await readAll(back);

    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const [name, who] of back) {
      const socket = await openSocket(url);
      if (who) socket.say({ type: 'auth', access_token: who.headers.authorization.split(' ')[1] });
      const queries = {
        slots: {
          collection: 'Slot',
          query: {
            fields: ['id', 'bookedBy', 'payment', 'hold_until'],
            filter: {
              asset: { _eq: 1 },
              startTime: { _between: ['2026-07-20T00:00:00Z', '2026-07-25T00:00:00Z'] },
            },
            sort: ['id'],
            limit: 100,
          },
        },
        history: { collection: 'BookingHistory', query: { sort: ['id'], limit: 5 } },
      };
      for (const [uid, query] of Object.entries(queries)) {
        socket.say({ type: 'subscribe', uid, ...query });
        const heard = await socket.hear({ uid });
        recording.keep(name, `subscribe ${JSON.stringify(query)}`, {
          status: 0,
          body: JSON.stringify(heard),
        });
      }
      socket.socket.terminate();
    }
    expect(recording.lines).toEqual(readRecording(file));
  }, 120_000);
});
