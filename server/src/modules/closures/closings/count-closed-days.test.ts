import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { makePass } from '../../../../test/support/passes.ts';
import { aPerson } from '../../../../test/support/people.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { at } from '../../../../test/support/stop-fixture.ts';
import { countClosedDays } from './count-closed-days.ts';

const day = (date: number, clock: string) => `2026-07-${date}T${clock}:00Z`;

describe.each(eitherEngine(import.meta.url))('A pass and closed days on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => {
    await park.clear();
    await say(true);
  });

  const say = async (passesGrow: boolean) => {
    const { desk } = park;
    const admin = await aPerson(desk.park, 'Admin');
    const reply = await desk.call('PATCH', '/park', admin, { closures: { passesGrow } });
    expect(reply.status).toBe(200);
  };
  /** A pass of ten days whose first ride is at ten on 10 July. */
  const aUsedPass = async () => {
    const { desk } = park;
    const { pass } = await makePass(desk.park, desk.rider, { validDays: 10 });
    const slot = await makeSlot(desk.park, day(10, '11:00'));
    const reply = await desk.call('PATCH', `/items/Slot/${slot}`, desk.rider, {
      bookedBy: desk.rider.id,
      pass,
    });
    expect(reply.status).toBe(200);
    return pass;
  };
  const slotsOn = async (...dates: number[]) => {
    for (const date of dates)
      for (const clock of ['08:00', '16:00']) await makeSlot(park.desk.park, day(date, clock));
  };
  const read = async (pass: number) => {
    const { data } = await park.desk.call(
      'GET',
      `/items/Pass/${pass}?fields=ends,closed_days`,
      park.desk.rider,
    );
    return [data['ends'], data['closed_days']] as const;
  };
  const count = async () => await countClosedDays(park.desk.park);
  /** The first moment of the next day. */
  const after = (date: number) => `2026-07-${date}T22:00:00.000Z`;
  const wind = (...dates: number[]) => dates.map((date) => ({ day: `2026-07-${date}`, reason: 'wind' }));

  test('A closed day makes it last a day longer, once for closings that overlap, and says why', async () => {
    const pass = await aUsedPass();
    await slotsOn(12, 13, 14);
    await park.close({ from: day(11, '22:00'), until: day(12, '22:00') });
    await park.close({ from: day(12, '06:00'), until: day(13, '22:00') });
    await count();
    await count();
    expect(await read(pass)).toEqual([after(21), wind(12, 13)]);
  });

  test('A closing that is reopened before the day gives nothing, and one reopened later takes nothing', async () => {
    const pass = await aUsedPass();
    await slotsOn(12, 13);
    const { data } = await park.close({ from: day(11, '22:00'), until: day(13, '22:00') });
    await count();
    expect(await read(pass)).toEqual([after(21), wind(12, 13)]);
    await park.desk.at(day(12, '10:00'));
    await park.lift(data['id']);
    await count();
    expect(await read(pass)).toEqual([after(20), wind(12)]);
    await park.desk.park.store.db.deleteFrom('closure_track').execute();
    await park.desk.park.store.db.deleteFrom('closure').execute();
    await say(false);
    await count();
    expect(await read(pass)).toEqual([after(20), wind(12)]);
  });

  test('A ride that was booked on a day that is taken back stays, however many count at once', async () => {
    const { desk } = park;
    const pass = await aUsedPass();
    await slotsOn(12);
    const { data } = await park.close({ from: day(11, '22:00'), until: day(12, '22:00') });
    await Promise.all([count(), count(), count()]);
    expect(await read(pass)).toEqual([after(20), wind(12)]);
    const slot = await makeSlot(desk.park, day(20, '11:00'));
    const ride = { bookedBy: desk.rider.id, pass };
    expect((await desk.call('PATCH', `/items/Slot/${slot}`, desk.rider, ride)).status).toBe(200);
    await park.lift(data['id']);
    await Promise.all([count(), count(), count()]);
    expect(await read(pass)).toEqual([after(19), []]);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: desk.rider.id });
    expect(await park.contradictions()).toEqual([]);
  });

  test('A closing without an end counts only once the day is over', async () => {
    const pass = await aUsedPass();
    await slotsOn(13);
    await park.desk.at(day(13, '06:00'));
    await park.close({ from: null, until: null });
    await count();
    expect(await read(pass)).toEqual([after(19), []]);
    await park.desk.at(day(13, '16:30'));
    await count();
    expect(await read(pass)).toEqual([after(20), wind(13)]);
  });

  test('Nothing is longer where the park does not say so, and a pass takes the days that it starts with', async () => {
    await slotsOn(12, 13);
    await say(false);
    await park.close({ from: day(11, '22:00'), until: day(12, '22:00') });
    await count();
    const pass = await aUsedPass();
    expect(await read(pass)).toEqual([after(19), []]);
    await say(true);
    await count();
    expect(await read(await aUsedPassAgain(pass))).toEqual([after(20), wind(12)]);
    expect(await park.contradictions()).toEqual([]);
  });

  /** A pass whose only ride is cancelled and booked again, so its days start anew. */
  const aUsedPassAgain = async (pass: number) => {
    const { desk } = park;
    const slot = await makeSlot(desk.park, at('13:00'));
    await desk.call('PATCH', `/items/Slot/${slot}`, desk.rider, { bookedBy: desk.rider.id, pass });
    return pass;
  };
});
