import { describe, expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp } from '../../../test/support/park.ts';
import { aPerson } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { startDispatcher } from './sending/dispatcher.ts';

describe.each(engines)('Mails about rides in the nights when the clocks change on $name', (engine) => {
  test.each([
    ['first of the time that comes twice', '2026-10-25T00:30:00Z', '02:30 (UTC+2)–02:45 (UTC+2)'],
    ['second of it', '2026-10-25T01:30:00Z', '02:30 (UTC+1)–02:45 (UTC+1)'],
    [
      'last before the skip, which is no ride of 75 minutes',
      '2026-03-29T00:45:00Z',
      '01:45 (UTC+1)–03:00 (UTC+2)',
    ],
  ])('tell the times of the %s', async (_which, start, times) => {
    const park = await engine.open();
    const app = await openTestApp(park);
    const dispatcher = startDispatcher(park, { everyMs: null });
    await makeTracks(park);
    park.clock.set('2026-03-01T08:00:00Z');
    const rider = await aPerson(park);
    const slot = await makeSlot(park, start);
    const booked = await app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: rider.headers,
      payload: { bookedBy: rider.id },
    });
    expect(booked.statusCode).toBe(200);
    park.clock.set('2026-03-01T08:00:05Z');
    await dispatcher.round();
    expect(park.mailer.sent.map(({ text }) => text).join()).toContain(times);
  });
});
