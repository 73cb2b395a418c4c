import { counter } from '../support/counter.ts';
import { saturday, sitDown, test } from '../support/day.ts';
import { expectToast } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { expect } from '../support/test.ts';

const words = {
  pl: {
    group: 'Grupa',
    people: 'Ile osób',
    from: 'Od godziny',
    name: 'Nazwa lub imię',
    phone: /^Telefon/,
    book: /^Zarezerwuj \d/,
    booked: /^Zarezerwowano \d/,
    board: /^Deska \d/,
    wetsuit: /^Pianka \d/,
  },
  en: {
    group: 'Group',
    people: 'How many people',
    from: 'From',
    name: 'Name',
    phone: /^Phone/,
    book: /^Book \d/,
    booked: /^Booked \d/,
    board: /^Board \d/,
    wetsuit: /^Wetsuit \d/,
  },
};

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 768, height: 1024 });
});

for (const [people, days] of [
  [12, 8],
  [30, 6],
] as const)
  test(`A group of ${people} is booked in six taps and four fields at most, and paid in two`, async ({
    page,
    park,
    lang,
  }) => {
    const t = words[lang];
    const { desk } = staffTexts[lang];
    const manager = await park.newPerson('Manager');
    await sitDown(page, manager, `/today?day=${saturday().add({ days }).toString()}`);
    const booking = counter();
    await booking.tap(page.getByRole('button', { name: t.group, exact: true }));
    const dialog = page.getByRole('dialog');
    await booking.type(dialog.getByLabel(t.people, { exact: true }), String(people));
    await booking.type(dialog.getByLabel(t.from, { exact: true }), '12:00');
    await booking.type(dialog.getByLabel(t.name, { exact: true }), 'Szkoła');
    await booking.type(dialog.getByLabel(t.phone), '600700800');
    await booking.tap(dialog.getByRole('button', { name: t.book }));
    await expectToast(page, t.booked);
    expect(booking.count.taps).toBeLessThanOrEqual(6);
    expect(booking.count.fields).toBe(4);

    const paying = counter();
    await paying.tap(page.getByRole('button', { name: /Szkoła \(1\// }).filter({ hasText: desk.payShort }));
    await paying.tap(page.getByRole('button', { name: new RegExp(`^${desk.method.card}, `) }));
    await expectToast(page, desk.payDone);
    expect(paying.count).toEqual({ taps: 2, fields: 0 });
  });

test('A ride with a board and a wetsuit is paid in five taps at most', async ({ page, park, lang }) => {
  const t = words[lang];
  const { desk } = staffTexts[lang];
  const manager = await park.newPerson('Manager');
  const day = saturday().add({ days: 7 });
  const [slot] = await park.call<{ id: number }[]>(
    'GET',
    `/items/Slot?filter[startTime][_gte]=${day.toString()}T10:00:00Z&filter[bookedBy][_null]=true&limit=1&sort=startTime`,
  );
  const guest = { slot: slot?.id, first_name: 'Wanda', description: '600700800' };
  await park.call('POST', '/desk/walk-ins', guest, manager);
  await sitDown(page, manager, `/today?day=${day.toString()}`);
  const paying = counter();
  await paying.tap(page.getByRole('button', { name: /Wanda/ }).filter({ hasText: desk.payShort }));
  const dialog = page.getByRole('dialog');
  await paying.tap(dialog.getByRole('button', { name: t.board }));
  await paying.tap(dialog.getByRole('button', { name: t.wetsuit }));
  await paying.tap(dialog.getByRole('button', { name: new RegExp(`^${desk.method.cash}, `) }));
  await expectToast(page, desk.payDone);
  expect(paying.count.taps).toBeLessThanOrEqual(5);
});
