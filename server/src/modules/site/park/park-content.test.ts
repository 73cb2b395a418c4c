import { defaultContent } from '@cablepark/domain/park/content';
import { defaultPolicy } from '@cablepark/domain/park/policy';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

const now = '2026-07-01T08:00:00Z';

describe.each(engines)('The park’s content on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    admin = await aPerson(park, 'Admin');
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['park_content', 'audit', 'slot']);
    park.parkSettings.forget();
  });

  const patch = (body: object, who: Person | null = admin) =>
    app.inject({ method: 'PATCH', url: '/park', headers: who?.headers ?? {}, payload: body });
  const info = async (of: FastifyInstance = app) => (await of.inject('/server/info')).json().data;
  const audit = () => park.store.db.selectFrom('audit').selectAll().orderBy('id').execute();

  test('Everybody reads it; a park that said nothing has the specification’s prices and limits', async () => {
    const { contact, operator, hours, opening } = defaultContent;
    expect(await info()).toEqual({
      project: { project_name: 'Cable Park' },
      park: {
        zone: 'Europe/Warsaw',
        policy: defaultPolicy,
        analyticsId: null,
        contact,
        operator,
        hours,
        prices: { slot: { weekday: 55, weekend: 55 } },
        opening,
        payments: defaultContent.payments,
        setup: { isOver: true },
        looks: null,
        hidden: ['bar', 'features'],
        tracks: [1, 2].map((id) => expect.objectContaining({ id, name: String(id), status: 'open' })),
      },
      status: null,
      features: [
        'desk',
        'events',
        'content',
        'audit',
        'accounts',
        'own-data',
        'tracks',
        'setup',
        'season',
        'contents',
        'messages',
        'passes',
        'withdrawals',
        'calendar',
        'own-links',
        'board-names',
        'parties',
        'stops',
        'closures',
        'standby',
        'friends-links',
        'groups',
        'own-parties',
        'bills',
        'held-rides',
        'riders',
        'check-in',
        'day-closes',
        'own-moves',
        'given-back',
        'undo-cancelling',
        'email-proof',
        'live',
        'offline',
      ],
    });
  });

  test('An Admin changes a part of it, the rest stays, and the log tells from what to what', async () => {
    const first = await patch({
      name: 'Jezioro',
      contact: { phone: '+48 600 000 000' },
      policy: { guardianUpToAge: 15 },
    });
    expect([first.statusCode, first.json().data]).toEqual([
      200,
      {
        ...defaultContent,
        name: 'Jezioro',
        contact: { ...defaultContent.contact, phone: '+48 600 000 000' },
        policy: { ...defaultContent.policy, guardianUpToAge: 15 },
      },
    ]);
    const second = await patch({ contact: { email: 'biuro@example.com' } });
    expect(second.json().data).toMatchObject({
      name: 'Jezioro',
      contact: { phone: '+48 600 000 000', email: 'biuro@example.com' },
    });
    expect(await info()).toMatchObject({
      project: { project_name: 'Jezioro' },
      park: { policy: { guardianUpToAge: 15 }, contact: { email: 'biuro@example.com' } },
    });
    const [entry, next] = await audit();
    expect(entry).toMatchObject({
      actor_id: admin.id,
      action: 'park.edit',
      subject: 'Park',
      subject_id: '1',
    });
    expect(JSON.parse(entry?.before ?? '')).toEqual({
      name: 'Cable Park',
      contact: { phone: null },
      policy: { guardianUpToAge: 13 },
    });
    expect(JSON.parse(entry?.after ?? '')).toEqual({
      name: 'Jezioro',
      contact: { phone: '+48 600 000 000' },
      policy: { guardianUpToAge: 15 },
    });
    expect(JSON.parse(next?.after ?? '')).toEqual({ contact: { email: 'biuro@example.com' } });
  });

  test('A change that changes nothing is not logged', async () => {
    expect((await patch({ name: 'Cable Park' })).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
  });

  test.each([
    [{ contact: { youtube: 'javascript:alert(1)' } }, 'FAILED_VALIDATION', 'contact.youtube'],
    [{ prices: { tent: 1 } }, 'FAILED_VALIDATION', 'prices'],
    [{ policy: { cancelFreeHours: 0 } }, 'FAILED_VALIDATION', 'policy.cancelFreeHours'],
    [{ zone: 'Europe/London' }, 'FAILED_VALIDATION', 'zone'],
    [{ name: 7 }, 'INVALID_PAYLOAD', undefined],
    [[], 'INVALID_PAYLOAD', undefined],
  ])('%j is refused and changes nothing', async (body, code, field) => {
    const answer = await patch(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions).toMatchObject({ code, ...(field ? { field } : {}) });
    expect((await info()).park.policy).toEqual(defaultPolicy);
    expect(await audit()).toEqual([]);
  });

  test('Two Admins at once each keep the other’s part', async () => {
    const bodies = [
      { name: 'Jezioro' },
      { contact: { phone: '600700800' } },
      { operator: { name: 'Jezioro sp. z o.o.' } },
      { hours: { note: 'Maj' } },
    ];
    await Promise.all(bodies.map((body) => patch(body)));
    expect(await info()).toMatchObject({
      project: { project_name: 'Jezioro' },
      park: {
        contact: { phone: '600700800' },
        operator: { name: 'Jezioro sp. z o.o.' },
        hours: { note: 'Maj' },
      },
    });
    expect(await audit()).toHaveLength(4);
  });

  test('Another process on the same database follows within seconds', async () => {
    const twin = await openTwin(park);
    const other = await openTestApp(twin);
    expect((await info(other)).project.project_name).toBe('Cable Park');
    await patch({ name: 'Jezioro' });
    expect((await info()).project.project_name).toBe('Jezioro');
    park.clock.set('2026-07-01T08:00:02Z');
    expect((await info(other)).project.project_name).toBe('Jezioro');
  });

  test('The new limit binds riders at once', async () => {
    const rider = await aPerson(park);
    const slot = await makeSlot(park, '2026-07-01T10:00:00Z', { booked_by: rider.id });
    await patch({ policy: { cancelClosesMinutes: 120 } });
    const cancel = {
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: rider.headers,
      payload: { bookedBy: null },
    } as const;
    expect((await app.inject(cancel)).statusCode).toBe(422);
    await patch({ policy: { cancelClosesMinutes: 119 } });
    expect((await app.inject(cancel)).statusCode).toBe(200);
  });

  test.each(['User', 'Manager', 'Editor'] as const)('It is not for a %s to change', async (role) => {
    for (const who of [await aPerson(park, role), null]) {
      const answer = await patch({ name: 'Mine' }, who);
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await info()).project.project_name).toBe('Cable Park');
  });
});
