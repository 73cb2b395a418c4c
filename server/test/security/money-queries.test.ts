import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, putHold, putPayment } from '../support/bookings.ts';
import { eitherEngine } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { makePass } from '../support/passes.ts';
import { enterPayment } from '../support/payments.ts';
import { aPerson, type Person } from '../support/people.ts';
import { type Form, forms, send } from '../support/send-query.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const heldUntil = Temporal.Instant.from('2026-07-01T08:10:00Z');
const secretFields = ['hold_kind', 'hold_until', 'payment', 'bookedBy'];
const functions = ['count', 'countDistinct', 'min', 'max', 'sum', 'avg'];

const atOnce = 20;

type Query = [path: string, query: object];

/** A condition tells by its rows, inside another, by a count, or by how many there would be. */
function asking(filter: object, at: number): Query {
  const ways = [
    { filter },
    { filter: { _or: [filter, { id: { _eq: 0 } }] }, fields: ['id'] },
    { filter, aggregate: { count: '*' } },
    { filter, meta: '*', limit: 0 },
  ];
  return ['/items/Slot', ways[at % ways.length] ?? {}];
}

/** Whatever may be asked about what only the holder and the staff may know. */
function queriesAbout({
  holder,
  pass,
  payment,
  slots,
}: {
  holder: string;
  pass: number;
  payment: number;
  slots: number[];
}): Query[] {
  const values: Record<string, unknown[]> = {
    hold_kind: ['pay', 'p', '', 'z'],
    hold_until: [heldUntil.toString(), '2026-07-01T08:09:00Z', '2026-07-01T08:11:00Z'],
    payment: [payment, 0, 1_000_000],
    bookedBy: [holder, randomUUID()],
  };
  const comparing = ['_eq', '_neq', '_lt', '_lte', '_gt', '_gte', '_contains', '_icontains', '_starts_with'];
  const conditions = (field: string) => [
    ...(values[field] ?? []).flatMap((value) => [
      ...comparing.map((operator) => ({ [operator]: value })),
      { _in: [value] },
      { _nin: [value] },
      { _between: [value, value] },
    ]),
    { _null: true },
    { _nnull: true },
  ];
  const filters = secretFields.flatMap((field) =>
    conditions(field).map((condition) => ({ [field]: condition })),
  );
  const slot: Query[] = [
    ...filters.map((filter, at) => asking(filter, at)),
    ...secretFields.flatMap((field): Query[] => [
      ['/items/Slot', { sort: [field, 'id'], fields: ['id'] }],
      ['/items/Slot', { sort: [`-${field}`, 'id'], fields: ['id'] }],
      ['/items/Slot', { sort: [field], fields: ['id'], limit: 1 }],
      ['/items/Slot', { groupBy: [field], aggregate: { count: '*' } }],
      ...functions.map((name): Query => ['/items/Slot', { aggregate: { [name]: field } }]),
      ['/items/Slot', { search: String(values[field]?.[0]) }],
      ['/items/Slot', { fields: ['id', 'x'], alias: { x: field } }],
      ['/items/Slot', { fields: ['id', field, `${field}.*`] }],
      ['/items/Slot', { fields: ['*', field] }],
    ]),
    ...[
      '*.*',
      '*.*.*',
      'payment.method',
      'payment.amount',
      'payment.bill_id',
      'bookedBy.email',
      'checkout',
      'pass',
    ].map((field): Query => ['/items/Slot', { fields: ['id', field] }]),
    ...slots.map((id): Query => [`/items/Slot/${id}`, { fields: ['*', ...secretFields] }]),
  ];
  const others: Query[] = [
    ...['Payment', 'Pass', 'PassEntry', 'PassMember', 'BookingHistory', 'AuditEntry', 'NoShow'].flatMap(
      (name): Query[] => [
        [`/items/${name}`, {}],
        [`/items/${name}`, { fields: ['*.*'], meta: '*' }],
        [`/items/${name}`, { aggregate: { count: '*' } }],
        [`/items/${name}`, { filter: { id: { _gte: 0 } }, sort: ['-id'] }],
        [`/items/${name}`, { deep: { slot: { _filter: { hold_kind: { _eq: 'pay' } } } } }],
        [`/items/${name}/1`, {}],
      ],
    ),
    [`/items/Payment/${payment}`, {}],
    ['/items/Payment', { filter: { slot: { hold_kind: { _eq: 'pay' } } } }],
    ['/items/Payment', { filter: { slot: { bookedBy: { _eq: holder } } }, aggregate: { sum: 'amount' } }],
    ['/items/Payment', { groupBy: ['method'], aggregate: { count: '*', sum: 'amount' } }],
    ['/items/Payment', { fields: ['slot.hold_until', 'slot.payment'] }],
    [`/items/Pass/${pass}`, { fields: ['*', 'code'] }],
    ['/items/Pass', { filter: { code: { _starts_with: 'P' } }, fields: ['id', 'code'] }],
    ['/items/Pass', { filter: { account: { _eq: holder } }, aggregate: { sum: 'balance' } }],
    ['/items/Pass', { groupBy: ['code'], aggregate: { count: '*' } }],
    ['/items/Pass', { sort: ['code'], filter: { balance: { _gt: 0 } } }],
    ['/items/PassEntry', { filter: { pass: { _eq: pass } } }],
    ['/items/PassEntry', { groupBy: ['reason'], aggregate: { count: '*' } }],
    ['/items/Checkout', {}],
    ['/items/checkout', {}],
    ['/items/refund', {}],
    ['/users', { filter: { id: { _eq: holder } } }],
  ];
  return [...slot, ...others];
}

describe.each(eitherEngine(import.meta.url))('What others pay is not to be asked out of $name', (engine) => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let holder: Person;
  let other: Person;
  let manager: Person;
  let queries: Query[];
  let show: (isThere: boolean) => Promise<void>;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    [holder, other, manager] = [await aPerson(park), await aPerson(park), await aPerson(park, 'Manager')];
    const { db } = park.store;
    const at = (hour: number) => `2026-07-20T0${hour}:00:00Z`;
    const booked = { booked_by: holder.id };
    const held = await makeSlot(park, at(6), booked);
    const paid = await makeSlot(park, at(7), booked);
    await makeSlot(park, at(8), { booked_by: other.id });
    const free = await makeSlot(park, at(9));
    const made = { created_at: park.clock.now().epochMilliseconds, created_by: holder.id };
    const taken = {
      ...made,
      booking_id: await bookingOf(db, paid),
      pass_id: null,
      amount_cents: 5500,
      method: 'cash',
    } as const;
    const payment = await enterPayment(park, taken);
    const { pass } = await makePass(park, holder);
    queries = queriesAbout({ holder: holder.id, pass, payment, slots: [held, paid, free] });
    /** Holds, paid slots and passes of another come and go; what is taken and what is free stays. */
    show = async (isThere) => {
      await putHold(db, held, isThere ? heldUntil.epochMilliseconds : null);
      if (!isThere)
        await db.transaction().execute((inside) =>
          inside
            .insertInto('payment_void')
            .values({ ...made, payment_id: payment, reason: 'x', kept: 0 })
            .execute(),
        );
      await putPayment(db, paid, isThere ? payment : null);
      const code = isThere ? 'PASSPASSPASS' : 'ABCABCABCABC';
      await db
        .updateTable('pass')
        .set({ code, balance: isThere ? 10 : 0, account_id: isThere ? holder.id : manager.id })
        .where('id', '=', pass)
        .execute();
    };
  });

  async function answers(who: Person | null): Promise<string[]> {
    const told: string[] = [];
    for (let from = 0; from < queries.length; from += atOnce) {
      const some = queries.slice(from, from + atOnce).map(async ([path, query], at) => {
        const { statusCode, body } = await send(app, path, forms[at % forms.length] as Form, who, query);
        return `${path} ${JSON.stringify(query)}: ${statusCode} ${body}`;
      });
      told.push(...(await Promise.all(some)));
    }
    return told;
  }

  test('by no filter, sort, sum, group or depth; the staff see it, and its holder', async () => {
    const viewers = { visitor: null, other, holder, manager };
    const seen = async () => ({
      visitor: await answers(viewers.visitor),
      other: await answers(viewers.other),
      holder: await answers(viewers.holder),
      manager: await answers(viewers.manager),
    });
    await show(true);
    const there = await seen();
    await show(false);
    const gone = await seen();
    const differ = (who: keyof typeof there) => there[who].filter((text, at) => text !== gone[who][at]);
    expect(differ('visitor')).toEqual([]);
    expect(differ('other')).toEqual([]);
    expect(differ('holder').length).toBeGreaterThan(50);
    expect(differ('manager').length).toBeGreaterThan(50);
    for (const who of ['visitor', 'other'] as const)
      expect(there[who].filter((text) => / 5\d\d /.test(text) || text.includes('PASSPASS'))).toEqual([]);
  });
});
