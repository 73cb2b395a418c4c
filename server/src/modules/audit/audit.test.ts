import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

describe.each(engines)('The audit log on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let admin: Person;
  let manager: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [admin, manager, rider] = [
      await aPerson(park, 'Admin'),
      await aPerson(park, 'Manager'),
      await aPerson(park),
    ];
    const slot = await makeSlot(park, '2026-07-10T10:00:00Z', { booked_by: rider.id });
    await call('POST', '/items/Payment', manager, { slot, method: 'card' });
    park.clock.set('2026-07-01T08:05:00Z');
    await call('PATCH', '/park', admin, { name: 'Jezioro', contact: { phone: '600 700 800' } });
    await call('PATCH', `/users/${rider.id}`, admin, { role: 'Manager', first_name: 'Aleksandra' });
    await call('PATCH', `/users/${rider.id}`, admin, { status: 'blocked', email: 'sekret@example.com' });
    await call('POST', '/items/SlotEdit', admin, {
      start: '2026-07-10T10:00:00Z',
      end: '2026-07-10T11:00:00Z',
      actionType: 'create',
      asset: 1,
    });
    await call('DELETE', `/users/${rider.id}`, admin);
  });

  test('tells Admins who changed what, when, and from what to what', async () => {
    const { rows } = await call('GET', '/items/AuditEntry?sort=-id', admin);
    expect(
      rows.map(({ action, user, subject, before, after }) => ({ action, user, subject, before, after })),
    ).toEqual([
      {
        action: 'user.delete',
        user: admin.id,
        subject: 'users',
        before: { role: 'Manager', status: 'blocked' },
        after: null,
      },
      {
        action: 'slotEdit.create',
        user: admin.id,
        subject: 'SlotEdit',
        before: null,
        after: { start: '2026-07-10T10:00:00Z', end: '2026-07-10T11:00:00Z', actionType: 'create', asset: 1 },
      },
      {
        action: 'user.edit',
        user: admin.id,
        subject: 'users',
        before: { role: 'Manager', status: 'active' },
        after: { role: 'Manager', status: 'blocked', changed: ['email', 'status'] },
      },
      {
        action: 'user.edit',
        user: admin.id,
        subject: 'users',
        before: { role: 'User', status: 'active' },
        after: { role: 'Manager', status: 'active', changed: ['first_name', 'role'] },
      },
      {
        action: 'park.edit',
        user: admin.id,
        subject: 'Park',
        before: { name: 'Cable Park', contact: { phone: null } },
        after: { name: 'Jezioro', contact: { phone: '600 700 800' } },
      },
      {
        action: 'payment.create',
        user: manager.id,
        subject: 'Payment',
        before: null,
        after: { slot: expect.any(Number), rider: rider.id, amount: 55, method: 'card' },
      },
    ]);
    expect(rows.at(-1)).toMatchObject({
      date_created: '2026-07-01T08:00:00.000Z',
      subjectId: expect.any(String),
    });
  });

  test('is searched by person, action, subject and time', async () => {
    const actions = async (query: string) =>
      (await call('GET', `/items/AuditEntry?${query}`, admin)).rows.map(({ action }) => action);
    expect(await actions(`filter[user]=${manager.id}`)).toEqual(['payment.create']);
    expect(await actions(`filter[subjectId]=${rider.id}&filter[action]=user.edit`)).toEqual([
      'user.edit',
      'user.edit',
    ]);
    expect(await actions('filter[action][_starts_with]=user.&limit=1')).toEqual(['user.edit']);
    expect(await actions('filter[date_created][_lt]=2026-07-01T08:05:00Z')).toEqual(['payment.create']);
    expect(await call('GET', '/items/AuditEntry?filter[before][_null]=true', admin)).toMatchObject({
      status: 400,
      code: 'INVALID_QUERY',
    });
  });

  test('holds nothing of a person that an erasure would have to find', async () => {
    const stored = JSON.stringify(await park.store.db.selectFrom('audit').selectAll().execute());
    for (const trace of ['Aleksandra', 'sekret', '@example.com', '600700800'])
      expect(stored).not.toContain(trace);
  });

  test('is read by Admins alone, and written and deleted by nobody', async () => {
    const { rows } = await call('GET', '/items/AuditEntry?limit=1', admin);
    const url = `/items/AuditEntry/${rows[0]?.id}`;
    for (const who of [null, rider, manager, await aPerson(park, 'Editor')]) {
      expect([401, 403]).toContain((await call('GET', '/items/AuditEntry', who)).status);
      expect([401, 403]).toContain((await call('GET', url, who)).status);
    }
    expect(await call('DELETE', url, admin)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await call('PATCH', url, admin, { action: 'x' })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect((await call('GET', url, admin)).status).toBe(200);
  });
});
