import type { Language } from '@cablepark/domain/time/display';
import type { Locator, Page } from '@playwright/test';
import { stopTexts } from '../../web/src/features/staff-desk/stops/stops.texts.ts';
import { pay } from '../support/day.ts';
import { phone } from '../support/depth.ts';
import { expect, expectUsable } from '../support/desk.ts';
import { expectToast, texts } from '../support/planner.ts';
import {
  answersIn,
  closedRide,
  guest,
  isOfStop,
  linkIn,
  mailTo,
  openStop,
  slotOf,
  stopMails,
  tell,
  timesOf,
} from '../support/stops.ts';
import { riderOf, test } from '../support/windy-park.ts';

/** The rides of the preview, with their new times. */
async function newTimes(dialog: Locator, lang: Language): Promise<string[]> {
  const { list } = stopTexts[lang];
  const outlook = dialog.getByRole('region', { name: list });
  await outlook.getByText(new RegExp(`^${list}: `)).click();
  return await outlook.getByRole('listitem').allInnerTexts();
}

test('A stop that the desk takes back within the minute reaches nobody, and each slot is at its time again', async ({
  windy: { park, manager, slots },
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const t = stopTexts[lang];
  const riders = [await riderOf(park, slots[0], lang), await riderOf(park, slots[1], lang)];
  const before = await timesOf(park, manager);
  const { page } = await visit('/today', { as: manager });
  const dialog = await openStop(page, lang);
  await dialog.getByRole('button', { name: t.confirm(2) }).click();
  await expectToast(page, t.done(2));
  expect(await timesOf(park, manager)).not.toEqual(before);
  const stops = page.getByRole('region', { name: t.now });
  const countdown = stops.getByText(new RegExp(t.leaveIn(0).replace('0', String.raw`\d+`)));
  const seconds = await countdown.innerText();
  await expect(countdown).not.toHaveText(seconds);
  await expectUsable(page);
  await stops.getByRole('button', { name: t.undo }).click();
  await expectToast(page, t.undone);
  await expect(stops).toContainText(t.isUndone);
  await expect(countdown).toHaveCount(0);
  expect(await timesOf(park, manager)).toEqual(before);

  park.leap();
  for (const { email } of riders) {
    // It leaves after whatever was due before.
    await park.call('POST', '/auth/password/request', { email });
    await expect.poll(async () => (await park.mailsTo(email)).at(-1)?.text).toContain('/reset');
    expect((await park.mailsTo(email)).filter(isOfStop)).toEqual([]);
  }
});

test('The desk on a phone stops the cable; one rider keeps the new time, another gives the slot back for free, a guest is called', async ({
  windy: { park, manager, slots },
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const t = stopTexts[lang];
  const [first, second] = [await riderOf(park, slots[0], lang), await riderOf(park, slots[1], lang)];
  if (slots[1]) await pay(park, manager, slots[1]);
  await park.call('POST', '/desk/walk-ins', { ...guest, slot: slots[2]?.id }, manager);

  const { page: desk } = await visit('/today', { as: manager });
  const dialog = await openStop(desk, lang);
  expect((await newTimes(dialog, lang))[0]).toContain(t.change('12:15', '12:25'));
  await dialog.getByLabel(t.own, { exact: true }).check();
  await dialog.getByLabel(t.ownMinutes).fill('25');
  await expect(dialog.getByText(t.withoutMail(1))).toBeVisible();
  const rides = await newTimes(dialog, lang);
  expect(rides).toHaveLength(3);
  expect(rides[0]).toContain(`${t.change('12:15', '12:30')}\n${first.name}`);
  expect(rides[1]).toContain(`${t.change('12:30', '12:45')}\n${second.name}`);
  expect(rides[2]).toContain(t.change('12:45', '13:00'));
  expect(rides.filter((ride) => ride.includes(t.noMail))).toEqual([rides[2]]);
  await expectUsable(desk);
  await dialog.getByRole('button', { name: t.confirm(3) }).click();
  await expectToast(desk, t.done(3));

  const stops = desk.getByRole('region', { name: t.now });
  await stops.getByRole('button', { name: t.sendNow }).click();
  await expect(stops.getByText(t.sent(2, 2))).toBeVisible();
  await tell(stops, { ...guest, change: t.change('12:45', '13:00') }, lang);

  const mail = await mailTo(park, first);
  expect(mail.text).toMatch(stopMails[lang].instead('12:30–12:45', '12:15'));
  for (const answer of stopMails[lang].answers) expect(mail.text).toContain(answer);
  expect(answersIn(mail)).toEqual(['keep', 'another', 'back']);

  const { page } = await visit(linkIn(mail, 'keep'));
  await keep(page, lang);
  await page.goto(park.url + linkIn(await mailTo(park, second), 'back'));
  await giveBack(page, lang);
  const [ride, free] = [await slotOf(park, manager, slots[0]), await slotOf(park, manager, slots[1])];
  expect(ride).toMatchObject({ bookedBy: first.id, startTime: '2026-07-04T10:30:00.000Z' });
  expect(free).toMatchObject({ bookedBy: null });
});

async function keep(page: Page, lang: Language): Promise<void> {
  const { delayed } = closedRide[lang];
  await page.setViewportSize(phone);
  await expect(page.getByRole('heading', { level: 1, name: delayed.title })).toBeVisible();
  await expect(page.getByText(delayed.insteadOf('12:15'))).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: delayed.keep }).click();
  await expect(page.getByText(delayed.kept)).toBeVisible();
}

/** The link of the mail has opened the question. */
async function giveBack(page: Page, lang: Language): Promise<void> {
  const t = closedRide[lang];
  const sum = texts[lang].common.price(6000);
  await expect(page.getByText(t.backText.desk(sum))).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: t.takeBack.desk }).click();
  await expect(page.getByText(t.given.desk(sum))).toBeVisible();
  await expectUsable(page);
}

test.describe('At the end of the day', () => {
  test.use({ slotsToday: 2 });

  test('A ride that a stop pushes past the last slot gets the choice of a closing, which the desk sees before', async ({
    windy: { park, manager, slots },
    visit,
    lang,
  }) => {
    test.setTimeout(120_000);
    const t = stopTexts[lang];
    const words = closedRide[lang];
    await riderOf(park, slots[0], lang);
    const last = await riderOf(park, slots[1], lang);
    const { page: desk } = await visit('/today', { as: manager });
    const dialog = await openStop(desk, lang);
    await expect(dialog.getByText(t.pastEnd(1))).toBeVisible();
    const rides = await newTimes(dialog, lang);
    expect(rides.filter((ride) => ride.includes(t.late))).toEqual([rides[1]]);
    await expectUsable(desk);
    await dialog.getByRole('button', { name: t.confirm(2) }).click();
    const stops = desk.getByRole('region', { name: t.now });
    await stops.getByRole('button', { name: t.sendNow }).click();
    await expect(stops.getByText(t.sent(2, 2))).toBeVisible();

    const mail = await mailTo(park, last);
    expect(answersIn(mail)).toEqual(['another', 'back']);
    const { page } = await visit(linkIn(mail, 'another').replace('#another', ''));
    await page.setViewportSize(phone);
    await expect(page.getByText(words.delayed.tooLate)).toBeVisible();
    await expect(page.getByRole('button', { name: words.delayed.keep })).toHaveCount(0);
    await expectUsable(page);
    // Another time is held for the rider, as with a closing.
    await page
      .getByRole('button')
      .filter({ hasText: words.heldUntil('') })
      .click();
    await page.getByRole('button', { name: words.takeTime }).click();
    await expect(page.getByText(words.moved)).toBeVisible();
    expect(await slotOf(park, manager, slots[1])).toMatchObject({ bookedBy: null });
  });
});

test.describe('With a mail server', () => {
  test.use({ hasMailServer: true });

  test('A rider whose mail is refused stands on the call list with name, phone and new time', async ({
    windy: { park, manager, slots, mailServer },
    visit,
    lang,
  }) => {
    test.setTimeout(120_000);
    const t = stopTexts[lang];
    const [reached, refused] = [await riderOf(park, slots[0], lang), await riderOf(park, slots[1], lang)];
    // Both can be written to until the cable stops.
    const addresses = () => new Set(mailServer?.mails.map(({ to }) => to));
    await expect.poll(addresses).toEqual(new Set([reached.email, refused.email]));
    if (mailServer)
      mailServer.onRecipient = (address) =>
        address === refused.email ? { code: 550, text: 'no such box' } : 'take';
    const { page: desk } = await visit('/today', { as: manager });
    const dialog = await openStop(desk, lang);
    await dialog.getByRole('button', { name: t.confirm(2) }).click();
    const stops = desk.getByRole('region', { name: t.now });
    await expect(stops.getByText(t.calls(1))).toHaveCount(0);
    await stops.getByRole('button', { name: t.sendNow }).click();
    await expect(stops.getByText(t.sent(1, 2))).toBeVisible();
    const rider = { first_name: refused.name, description: '600700800' };
    await tell(stops, { ...rider, change: t.change('12:30', '12:40') }, lang);
  });
});
