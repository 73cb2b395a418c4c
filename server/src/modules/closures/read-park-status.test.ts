import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { at } from '../../../test/support/stop-fixture.ts';
import { readParkStatus } from './read-park-status.ts';
import { readSpecialHours } from './read-special-hours.ts';

describe.each(eitherEngine(import.meta.url))('The status of the park on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
  });
  beforeEach(async () => await park.clear());

  test('names the slots that can be ridden, and the hours of closed days before they come', async () => {
    const { desk, makeDay, close } = park;
    await makeDay('08:15', '09:00', '10:00', '14:00');
    await makeSlot(desk.park, '2026-07-11T09:00:00Z');
    const status = async () =>
      await readParkStatus(desk.park.store.db, desk.park.clock.now(), desk.park.config.zone);
    const special = async () =>
      await readSpecialHours(desk.park.store.db, desk.park.clock.now(), desk.park.config.zone);
    const moment = (time: string) => Temporal.Instant.from(time);
    await close({ assets: [1, 2], from: at('09:00'), until: at('11:00') });
    expect(await status()).toMatchObject({ state: 'opens', at: moment(at('08:15')) });
    const hours = (from: string, to: string) => ({ hours: { from: moment(from), until: moment(to) } });
    expect(await special()).toMatchObject([hours(at('08:15'), at('08:30')), hours(at('14:00'), at('14:15'))]);
    await desk.at(at('09:10'));
    expect(await status()).toMatchObject({ until: moment(at('14:00')) });
    await close({ assets: [1, 2], from: at('11:00'), until: null });
    expect(await status()).toMatchObject({ until: moment('2026-07-11T09:00:00Z') });
    await makeSlot(desk.park, '2026-07-12T10:00:00Z');
    await makeSlot(desk.park, '2026-07-12T11:00:00Z', { asset_id: 2 });
    await close({ assets: [1, 2], from: at('14:00'), until: '2026-07-12T09:00:00Z' });
    expect(await status()).toMatchObject({ until: moment('2026-07-12T10:00:00Z') });
  });

  test('tells of a delay past midnight, too: a night session is one day', async () => {
    const { desk, ride, stop } = park;
    await ride('2026-07-10T22:15:00Z');
    await makeSlot(desk.park, '2026-07-10T23:30:00Z');
    await makeSlot(desk.park, '2026-07-10T22:00:00Z', { asset_id: 2 });
    await desk.at('2026-07-10T21:50:00Z');
    await stop(40);
    const status = async () =>
      await readParkStatus(desk.park.store.db, desk.park.clock.now(), desk.park.config.zone);
    await desk.at('2026-07-10T22:05:00Z');
    expect(await status()).toMatchObject({ state: 'delayed', minutes: 15 });
  });
});
