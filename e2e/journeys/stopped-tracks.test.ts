import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { counter } from '../support/counter.ts';
import { tablet } from '../support/depth.ts';
import { expect, expectUsable } from '../support/desk.ts';
import type { Person } from '../support/people.ts';
import { expectToast } from '../support/planner.ts';
import { guest, leapWith, mailTo, slotOf, stopMails, tell } from '../support/stops.ts';
import { riderOf, test } from '../support/windy-park.ts';

test.use({ trackCount: 3 });

/** One on each track. */
const guests = ['Wanda', 'Henryk', 'Aniela'].map((first_name, index) => ({
  ...guest,
  first_name,
  description: `60070080${index}`,
}));

test('Two taps at the desk stop all tracks for 20 minutes; every rider gets a mail, or stands on the call list', async ({
  windy: { park, manager, slots },
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const [t, mails] = [stopTexts[lang], stopMails[lang]];
  const [noon, next, last] = [slots.slice(0, 3), slots.slice(3, 6), slots.slice(6, 9)];
  const riders: Person[] = [];
  for (const slot of [...noon, ...next.slice(0, 2)]) riders.push(await riderOf(park, slot, lang));
  // One of them rides on two tracks.
  const [both] = riders;
  await park.call('PATCH', `/items/Slot/${next[2]?.id}`, { bookedBy: both?.id }, both);
  for (const [index, each] of guests.entries())
    await park.call('POST', '/desk/walk-ins', { ...each, slot: last[index]?.id }, manager);

  const { page: desk } = await visit('/today', { as: manager });
  await desk.setViewportSize(tablet);
  const { tap, count } = counter();
  await tap(desk.getByRole('button', { name: t.stop, exact: true }));
  await tap(desk.getByRole('dialog', { name: t.title }).getByRole('button', { name: t.confirm(9) }));
  await expectToast(desk, t.done(9));
  expect(count.taps).toBe(2);
  const stops = desk.getByRole('region', { name: t.now });
  await expect(stops).toContainText(/20\smin: \S+\s1, \S+\s2, \S+\s3/);
  await expectUsable(desk);
  const starts = ['10:25', '10:40', '10:55'];
  for (const [index, slot] of slots.slice(0, 9).entries()) {
    const startTime = `2026-07-04T${starts[Math.floor(index / 3)]}:00.000Z`;
    expect(await slotOf(park, manager, slot)).toMatchObject({ startTime, asset: slot.asset });
  }

  await leapWith(park, desk);
  await expect(stops.getByText(t.sent(5, 5))).toBeVisible();
  for (const [index, rider] of riders.entries()) {
    const { text } = await mailTo(park, rider);
    expect(text).toMatch(
      index < 3 ? mails.instead('12:25–12:40', '12:15') : mails.instead('12:40–12:55', '12:30'),
    );
    if (rider === both) expect(text).toMatch(mails.instead('12:40–12:55', '12:30'));
  }
  for (const [index, each] of guests.entries())
    await tell(stops, { ...each, change: t.change('12:45', '12:55') }, lang, guests.length - index);
});
