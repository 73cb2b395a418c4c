import type { Page } from '@playwright/test';
import { held, pay } from '../support/day.ts';
import { phone, quickOnPhone } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { dayFromToday, expectToast } from '../support/planner.ts';
import { closedRide } from '../support/stops.ts';

/** As the desk's dialog and list say it. */
const deskTexts = {
  pl: {
    close: 'Zamknij tor…',
    byTime: 'godzina',
    time: 'Otwarte znów od',
    confirm: /^Zamknij i powiadom/,
    list: 'Zamknięte tory',
    sendNow: 'Wyślij od razu',
    slot: 'tor zamknięty',
    closed: /zamknięty do 16:00 – wiatr/,
    closedSlot: /zamknięty.*wiatr, do 16:00/,
    became: ['inny termin: 1', 'bon na później: 1'],
    open: 'Otwórz',
    told: 'Riderzy dostaną o tym wiadomość.',
  },
  en: {
    close: 'Close track…',
    byTime: 'a time',
    time: 'Open again from',
    confirm: /^Close and tell/,
    list: 'Closed tracks',
    sendNow: 'Send now',
    slot: 'track closed',
    closed: /closed until 16:00 – wind/,
    closedSlot: /closed.*wind, until 16:00/,
    became: ['another time: 1', 'rain check: 1'],
    open: 'Open again',
    told: 'Riders get a message about it.',
  },
};
let park: Park;

// Nobody else's day is to be closed.
test.beforeAll(async () => {
  park = await openPark();
});
test.afterAll(() => park.close());

test(
  'The desk closes two tracks for the wind on a phone; one rider takes the time that is held, another a rain check',
  quickOnPhone,
  async ({ visit, lang }) => {
    const [t, texts] = [deskTexts[lang], closedRide[lang]];
    const manager = await park.newPerson('Manager');
    const [first, second] = [await park.newPerson(), await park.newPerson()];
    await held(park, manager, first, { time: '14:00', asset: 1 });
    await pay(park, manager, await held(park, manager, second, { time: '14:15', asset: 2 }));

    const { page: desk } = await visit('/today', { as: manager, park });
    await desk.setViewportSize(phone);
    await desk.getByRole('button', { name: t.close }).click();
    await desk.getByLabel(t.byTime, { exact: true }).check();
    await desk.getByLabel(t.time).fill('16:00');
    await desk.getByRole('button', { name: t.confirm }).click();
    const shown = desk.getByRole('region', { name: t.list });
    await shown.getByRole('button', { name: t.sendNow }).click();
    await expect(desk.getByText(t.slot).first()).toBeVisible();
    await expectUsable(desk);

    const { page } = await visit(`/planner/1?day=${dayFromToday(0).toString()}`, { park });
    await page.setViewportSize(phone);
    const day = page.getByRole('dialog');
    await expect(day.getByText(t.closed)).toBeVisible();
    await expect(day.getByRole('button', { name: t.closedSlot }).first()).toBeDisabled();
    await expectUsable(page);

    await page.goto(park.url + (await linkTo(first)));
    await expect(page.getByText('16:00').first()).toBeVisible();
    await expectUsable(page);
    const choices = page.getByRole('region', { name: texts.choices });
    await choices
      .getByRole('button')
      .filter({ hasText: texts.heldUntil('') })
      .click();
    await expectUsable(page);
    await page.getByRole('button', { name: texts.takeTime }).click();
    await expect(page.getByText(texts.moved)).toBeVisible();
    await expectUsable(page);

    await page.goto(park.url + (await linkTo(second)));
    await takeRainCheck(page, texts);
    await expectUsable(page);
    await desk.reload();
    for (const text of t.became) await expect(shown).toContainText(text);
    await shown.getByRole('button', { name: t.open }).click();
    await expectToast(desk, t.told);
  },
);

async function takeRainCheck(page: Page, texts: typeof closedRide.pl): Promise<void> {
  await page.getByRole('button', { name: texts.rainCheck }).click();
  await page.getByRole('button', { name: texts.takeRainCheck }).click();
  const rainCheck = page.getByRole('region', { name: texts.yourRainCheck });
  await expect(rainCheck).toContainText(/[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4}/);
}

/** The link in the mail of the closure, which comes after that of the booking. */
async function linkTo({ email }: Person): Promise<string> {
  const link = async () => {
    const mails = (await park.mailsTo(email)).filter(({ subject }) => /zamykamy|have to close/.test(subject));
    return /\/booking\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return await link();
}
