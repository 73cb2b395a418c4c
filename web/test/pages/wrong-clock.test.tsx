import { beforeAll, test } from 'vitest';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { monthTitle } from '../../src/i18n/dayNames.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, press } from '../support/page.ts';

let site: TestSite;

/** The park's clock says 1 July 2026, 10:00 in the park; the device's says what this machine does. */
beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  await makeSlot(site.park, '2026-07-01T09:00:00Z');
});

/** Logged in on the wrong device: it reckons by its own time how long that lasts. */
async function onThisDevice(role: 'User' | 'Manager') {
  const person = await site.newPerson(role);
  return { ...person, tokens: { ...person.tokens, expiresAt: Date.now() + 900_000 } };
}

test('The planner opens the month of the park’s day, and a slot of today can be booked', async () => {
  site.onWrongDevice();
  await site.show('/planner/1', { as: await onThisDevice('User') });
  await expectText(monthTitle(Temporal.PlainYearMonth.from('2026-07'), 'pl'));
  await press(/\b1 lipca/);
  await press(/11:00/);
  await expectText(planner.bookQuestion);
});

test('The board shows the park’s hour', async () => {
  site.onWrongDevice();
  await site.show('/board');
  await expectText('10:00');
});

test('Today is the park’s day', async () => {
  site.onWrongDevice();
  await site.show('/today', { as: await onThisDevice('Manager') });
  await expectText(desk.today);
  await expectText(/01\.07\.2026/);
});
