import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sqliteEngine } from '../support/engines.ts';
import { everything } from '../support/everything.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

// Which route is whose stands in `permissions.test.ts`, for every route and role. Here: fields that a permitted call smuggles in.

let target: Target;
let rider: Person;
let other: Person;
let manager: Person;
let editor: Person;
let free: number;
let taken: number;
let mine: number;

beforeAll(async () => {
  target = await openTarget(sqliteEngine);
  await makeTracks(target.park);
  [rider, other, manager, editor] = [
    await aPerson(target.park),
    await aPerson(target.park),
    await aPerson(target.park, 'Manager'),
    await aPerson(target.park, 'Editor'),
  ];
});

beforeEach(async () => {
  await target.park.store.db.deleteFrom('slot').execute();
  free = await makeSlot(target.park, '2026-07-10T08:00:00Z');
  taken = await makeSlot(target.park, '2026-07-10T09:00:00Z', { booked_by: other.id });
  mine = await makeSlot(target.park, '2026-07-10T10:00:00Z', { booked_by: rider.id });
});

const rows = () => everything(target.park.store.db);

const slotFields = {
  id: 1,
  price: 0.01,
  duration: 1440,
  startTime: '2020-01-01T00:00:00Z',
  asset: 2,
  event: 1,
  payment: 1,
  paid: true,
  series: 'x',
  booked_by: 'x',
  price_cents: 1,
  end_at: 0,
  status: 'free',
  user_created: 'x',
  constructor: 'x',
  toString: 'x',
};

test.each(Object.entries(slotFields))(
  'A rider who books cannot set %s on the way, not even on a slot of their own',
  async (field, value) => {
    const before = await rows();
    for (const slot of [free, mine]) {
      for (const bookedBy of [rider.id, null]) {
        const answer = await target.hit('PATCH', `/items/Slot/${slot}`, {
          who: rider,
          body: { bookedBy, [field]: value },
        });
        expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
      }
    }
    const bulk = { keys: [free, mine], data: { bookedBy: rider.id, [field]: value } };
    expect((await target.hit('PATCH', '/items/Slot', { who: rider, body: bulk })).status).toBe(403);
    expect(await rows()).toEqual(before);
  },
);

test('A rider can neither take, free nor give away what is another’s', async () => {
  const before = await rows();
  const tries = [
    await target.hit('PATCH', `/items/Slot/${taken}`, { who: rider, body: { bookedBy: rider.id } }),
    await target.hit('PATCH', `/items/Slot/${taken}`, { who: rider, body: { bookedBy: null } }),
    await target.hit('PATCH', `/items/Slot/${free}`, { who: rider, body: { bookedBy: other.id } }),
    await target.hit('PATCH', `/items/Slot/${mine}`, { who: rider, body: { bookedBy: other.id } }),
    // One that is allowed does not carry one that is not.
    await target.hit('PATCH', '/items/Slot', {
      who: rider,
      body: { keys: [mine, taken], data: { bookedBy: null } },
    }),
    await target.hit('PATCH', '/items/Slot', {
      who: rider,
      body: { keys: [free, taken], data: { bookedBy: rider.id } },
    }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([409, 403, 403, 403, 403, 409]);
  expect(await rows()).toEqual(before);
});

test.each<object>([
  { role: 'Admin' },
  { role: 'User' },
  { status: 'active' },
  { id: randomUUID() },
  { password_hash: 'x' },
  { created_at: 0 },
  { tfa_secret: 'x' },
  { phone: '1' },
  { policies: ['admin'] },
  { constructor: { prototype: { role: 'Admin' } } },
])('A sign-up with %j makes no account', async (extra) => {
  const before = await rows();
  const body = {
    first_name: 'Ola',
    description: '600700800',
    email: 'ola@example.com',
    password: 'kotwica i lina',
    ...extra,
  };
  const answer = await target.hit('POST', '/users', { body });
  // A `constructor` with a prototype is refused as JSON already.
  expect([400, 403]).toContain(answer.status);
  expect(await rows()).toEqual(before);
});

test.each<object>([
  { role: 'Admin' },
  { role: 'User' },
  { status: 'blocked' },
  { id: randomUUID() },
  { password_hash: 'x' },
  { created_at: 0 },
])('A rider’s account does not take %j from its owner', async (extra) => {
  const before = await rows();
  for (const path of [
    '/users/me',
    `/users/${rider.id}`,
    `/users/${other.id}`,
    `/users/${rider.id.toUpperCase()}`,
  ]) {
    const answer = await target.hit('PATCH', path, { who: rider, body: { first_name: 'Ola', ...extra } });
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
  }
  expect(await rows()).toEqual(before);
});

test.each<object>([
  { id: 1 },
  { vat_rate: '0' },
  { method: 'online' },
  { created_by: 'x' },
  { amount_cents: 1 },
  { created_at: 0 },
  { amount: -55 },
  { amount: 1e308 },
  { amount: '55' },
  { method: 'free' },
  { slot: [1] },
])('A payment with %j is not taken', async (extra) => {
  const before = await rows();
  const body = { slot: taken, method: 'cash', ...extra };
  const answer = await target.hit('POST', '/items/Payment', { who: manager, body });
  expect(answer.status).toBe(400);
  expect(await rows()).toEqual(before);
});

test.each<() => object>([
  () => ({ bookedBy: rider.id }),
  () => ({ payment: 1 }),
  () => ({ id: 1 }),
  () => ({ series: 'x' }),
  () => ({ price: 0 }),
  () => ({ price: 0.004 }),
  () => ({ price: -55 }),
  () => ({ duration: 1e9 }),
  () => ({ duration: 0.5 }),
  () => ({ startTime: '+275760-09-13T00:00:00Z' }),
  () => ({ startTime: 'now' }),
  () => ({ asset: 2 ** 31 }),
])('A new slot with something forbidden in it (%#) is not made, nor those beside it', async (extra) => {
  const before = await rows();
  const good = { startTime: '2026-07-11T08:00:00Z', duration: 15, price: 55, asset: 1 };
  const answer = await target.hit('POST', '/items/Slot', {
    who: editor,
    body: [good, { ...good, startTime: '2026-07-11T09:00:00Z', ...extra() }],
  });
  expect([400, 403]).toContain(answer.status);
  expect(await rows()).toEqual(before);
});

test('Who is not staff sees no account, phone, holder or payment but their own, however they ask', async () => {
  const secrets = [other.id, `${other.id}@example.com`];
  const asked = [
    '/users',
    '/users?fields=*.*',
    `/users?filter[id][_in]=${other.id},${rider.id}`,
    `/users?filter[email][_starts_with]=${other.id.slice(0, 8)}`,
    '/users?aggregate[count]=*&groupBy[]=email',
    '/users?sort=-email&meta=*',
    '/items/Slot?fields=*,bookedBy.*',
    '/items/Slot?fields=*',
    '/items/Slot?aggregate[count]=*&groupBy[]=bookedBy',
    `/items/Slot?filter[bookedBy][_eq]=${other.id}`,
    '/items/Slot?sort=bookedBy',
    `/items/Slot/${taken}`,
    '/items/Payment?fields=*,slot.*',
    '/items/BookingHistory',
  ];
  for (const who of [null, rider]) {
    for (const path of asked) {
      const { body } = await target.hit('GET', path, { who });
      // What was asked for may be told back; rows may not.
      const { data } = JSON.parse(body) as { data?: unknown };
      for (const secret of secrets) expect(JSON.stringify(data ?? null)).not.toContain(secret);
    }
  }
});
