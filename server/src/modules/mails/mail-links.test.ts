import { defaultContents } from '@cablepark/domain/content/defaults';
import { describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/support/call.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp } from '../../../test/support/park.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { startDispatcher } from './sending/dispatcher.ts';

describe.each(engines)('What mails lead to, on $name', (engine) => {
  test('A mail leads to the directions only where the park shows them', async () => {
    const park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    const call = callerOf(await openTestApp(park));
    const dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
    const [admin, manager, rider] = [
      await aPerson(park, 'Admin'),
      await aPerson(park, 'Manager'),
      await aPerson(park),
    ];
    const mailsAt = async (time: string) => {
      park.clock.set(time);
      await dispatcher.round();
      return park.mailer.sent.splice(0).map(({ text }) => text);
    };
    const content = { ...defaultContents.location, isShown: false };
    expect(
      (await call('POST', '/park/contents/location/versions', admin, { edited: 0, content })).status,
    ).toBe(200);
    const [from, to] = [
      await makeSlot(park, '2026-07-10T12:00:00Z'),
      await makeSlot(park, '2026-07-10T13:00:00Z'),
    ];
    await call('PATCH', `/items/Slot/${from}`, rider, { bookedBy: rider.id });
    const booked = await mailsAt('2026-07-01T08:00:05Z');
    await call('POST', '/desk/moves', manager, { from, to });
    const moved = await mailsAt('2026-07-01T08:01:00Z');
    expect([booked.length, moved.length]).toEqual([1, 1]);
    for (const text of [...booked, ...moved]) {
      expect(text).toContain('https://park.example/myAccount');
      expect(text).not.toMatch(/Jak do nas trafić|\/location/);
    }
  });
});
