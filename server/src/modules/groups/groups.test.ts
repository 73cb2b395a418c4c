import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { GroupFixture, groupEmail, groupEnquiry, tokenIn } from '../../../test/support/group-fixture.ts';
import { chores } from '../system/clean-up.ts';

describe.each(eitherEngine(import.meta.url))('A group without an account on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  const { enquire, mails, see, answer, list, offer, offered, freeCount, contradictions } = fixture;

  beforeAll(() => fixture.open());
  beforeEach(() => fixture.empty());

  test('asks, proves its address, gets an offer, accepts it, and names its people', async () => {
    expect((await enquire()).status).toBe(204);
    const [proof, ...others] = await mails();
    expect([proof?.to, others]).toEqual([groupEmail, []]);
    // The mail omits the typed text, because somebody else may have typed this address.
    expect(proof?.text).not.toMatch(/Szkoła nr 5|własne pianki/);
    const token = tokenIn(proof?.text);
    expect(await list()).toEqual([]);
    expect((await see(token)).data).toMatchObject({ state: 'unproved', offer: null, rides: [] });

    expect((await answer('proof', { token })).data).toMatchObject({ state: 'open', people: 5 });
    const [row] = await list();
    expect(row).toMatchObject({ ...groupEnquiry, state: 'open', offer: 0, party: null });

    expect((await offer(row?.id ?? 0, { terms: 'Pianki bez opłat.' })).data).toMatchObject({ offer: 1 });
    expect(await freeCount()).toBe(1);
    const [mail] = await mails();
    expect([mail?.to, tokenIn(mail?.text)]).toEqual([groupEmail, token]);
    expect(mail?.text).toMatch(/16:00–16:15/);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Razem: 275 zł.');
    expect(mail?.text).toContain('Pianki bez opłat.');
    const shown = (await see(token)).data;
    expect(shown).toMatchObject({ state: 'offered', offer: { number: 1, terms: 'Pianki bez opłat.' } });
    expect(shown.rides).toHaveLength(5);
    expect(JSON.stringify(shown)).not.toContain(groupEmail);
    // The slot is held, not booked: neither a rider nor the desk can take it.
    expect(
      (
        await fixture.call('PATCH', `/items/Slot/${fixture.slots[0]}`, fixture.rider, {
          bookedBy: fixture.rider.id,
        })
      ).code,
    ).toBe('SLOT_TAKEN');

    expect((await answer('acceptance', { token, offer: 1 })).data).toMatchObject({ state: 'accepted' });
    expect((await mails()).map(({ to, subject }) => [to, subject.includes('zarezerwowane')])).toEqual([
      [groupEmail, true],
    ]);
    // A second click changes nothing and sends no mail.
    expect((await answer('acceptance', { token, offer: 1 })).status).toBe(200);
    expect(await mails()).toEqual([]);
    const states = await fixture.park.store.db.selectFrom('booking').select(['state', 'party_id']).execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['booked']));

    const names = ['Ala', 'Ela', 'Ola'];
    expect((await answer('names', { token, names })).data.rides).toMatchObject([
      { name: 'Ala' },
      { name: 'Ela' },
      { name: 'Ola' },
      { name: null },
      { name: null },
    ]);
    const rides = await fixture.call('GET', '/items/PartyRide?sort=number&fields=name', fixture.manager);
    expect(rides.rows.map(({ name }) => name)).toEqual(['Ala', 'Ela', 'Ola', null, null]);
    expect((await answer('names', { token, names: Array.from({ length: 6 }, () => 'Ala') })).code).toBe(
      'FAILED_VALIDATION',
    );
    expect((await readAudit(fixture.park)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['group.offer', 'group.accept', 'party.name']),
    );
    expect(await contradictions()).toEqual([]);
  });

  test('is told nothing of an address: the sixth enquiry within a day looks the same and mails nothing', async () => {
    for (let count = 0; count < 5; count += 1) expect((await enquire()).status).toBe(204);
    expect(await mails()).toHaveLength(5);
    expect((await enquire({ email: groupEmail.toUpperCase() })).status).toBe(204);
    // The answer does not reveal whether the address has an account either.
    const known = `${fixture.rider.id}@example.com`;
    expect((await enquire({ email: known })).status).toBe(204);
    expect((await mails()).map(({ to }) => to)).toEqual([known]);
    fixture.park.clock.set('2026-07-02T08:00:01Z');
    await enquire();
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['four people', { people: 4 }],
    ['yesterday', { day: '2026-06-30' }],
    ['no address', { email: 'ola' }],
    ['no name', { name: ' ' }],
    ['no time', { time: '25:00' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await enquire(change)).code).toBe('FAILED_VALIDATION');
  });

  test('proves its address within a day, by its own link only', async () => {
    await enquire();
    const token = tokenIn((await mails())[0]?.text);
    const guess = `${token.split('.')[0]}.${'A'.repeat(24)}`;
    for (const wrong of [guess, 'g1', '', `${token}x`]) {
      expect((await see(wrong)).code).toBe('FORBIDDEN');
      expect((await answer('proof', { token: wrong })).code).toBe('INVALID_TOKEN');
      expect((await answer('acceptance', { token: wrong, offer: 1 })).code).toBe('FORBIDDEN');
      expect((await answer('names', { token: wrong, names: [] })).code).toBe('FORBIDDEN');
    }
    fixture.park.clock.set('2026-07-02T08:00:00Z');
    expect((await answer('proof', { token })).code).toBe('TOKEN_EXPIRED');
    expect(await list()).toEqual([]);
  });

  test('is forgotten: unproved after a day, else thirty days after its day, with its guest and names', async () => {
    const { token } = await offered();
    await answer('acceptance', { token, offer: 1 });
    await answer('names', { token, names: ['Ala'] });
    await enquire({ email: 'inny@example.com' });
    const count = async () =>
      (await fixture.park.store.db.selectFrom('enquiry').select('id').execute()).length;
    const sweep = async () => {
      for (const chore of chores) await chore(fixture.park);
    };
    fixture.park.clock.set('2026-07-02T07:59:59Z');
    await sweep();
    expect(await count()).toBe(2);
    fixture.park.clock.set('2026-07-02T08:00:00Z');
    await sweep();
    expect(await count()).toBe(1);
    fixture.park.clock.set('2026-08-09T10:00:00Z');
    await sweep();
    expect(await count()).toBe(1);
    fixture.park.clock.set('2026-08-10T10:00:00Z');
    await sweep();
    expect(await count()).toBe(0);
    expect((await see(token)).code).toBe('FORBIDDEN');
    const guests = await fixture.park.store.db
      .selectFrom('booking')
      .innerJoin('account', 'account.id', 'booking.account_id')
      .select(['first_name', 'status'])
      .distinct()
      .execute();
    expect(guests).toEqual([{ first_name: null, status: 'erased' }]);
    const people = await fixture.park.store.db.selectFrom('booking').select('person').execute();
    expect(people.flatMap(({ person }) => person ?? [])).toEqual([]);
  });
});
