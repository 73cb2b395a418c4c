import { several as severalEn } from '../../web/src/i18n/en/parties/several.ts';
import { friends as en } from '../../web/src/i18n/en/rides/friends.ts';
import { several as severalPl } from '../../web/src/i18n/pl/parties/several.ts';
import { friends as pl } from '../../web/src/i18n/pl/rides/friends.ts';
import { phone } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark, type Park } from '../support/park.ts';
import { dayFromToday, slotButtons, texts } from '../support/planner.ts';
import { proveAddress } from '../support/waiting.ts';

const words = { pl, en };
const severalWords = { pl: severalPl, en: severalEn };
let park: Park;

test.beforeAll(async () => {
  park = await openPark();
});
test.afterAll(() => park.close());

test('A rider holds slots for friends on a phone, and a friend takes one by the link', async ({
  visit,
  lang,
}) => {
  test.setTimeout(120_000);
  const t = words[lang];
  const [rider, friend, manager] = [
    await park.newPerson(),
    await park.newPerson(),
    await park.newPerson('Manager'),
  ];
  const day = dayFromToday(2);
  await proveAddress(park, rider);

  const { page } = await visit(`/planner/1?day=${day.toString()}`, { as: rider, park });
  await page.setViewportSize(phone);
  const free = slotButtons(page, texts[lang].planner.state.free);
  await free.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: severalWords[lang].more }).click();
  await free.nth(1).click();
  await free.nth(2).click();
  await page.getByRole('button', { name: t.open }).click();
  const dialog = page.getByRole('dialog', { name: t.dialogTitle });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expectUsable(page);
  await dialog.getByRole('button', { name: t.confirm(2) }).click();
  await expect(page.getByText(t.ownBooked)).toBeVisible();
  await expectUsable(page);
  const link = await page.getByLabel(t.link).inputValue();

  const other = await visit(link.replace(park.url, ''), { as: friend, park });
  await other.page.setViewportSize(phone);
  const take = other.page.getByRole('button', { name: new RegExp(`^${t.takeAt('')}`) });
  await expect(take).toHaveCount(2);
  await expectUsable(other.page);
  await take.first().click();
  await expect(other.page.getByText(t.tookIt)).toBeVisible();
  await expectUsable(other.page);

  await page.goto(`${park.url}/myAccount`);
  await expect(page.getByText(t.takenBy(friend.name))).toBeVisible();
  await expectUsable(page);
  const desk = await visit(`/today?day=${day.toString()}`, { as: manager, park });
  await expect(desk.page.getByText(/^(?:trzyma dla znajomych do|holds it for friends until)/)).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^${t.takeBackAt('')}`) }).click();
  await expect(page.getByText(t.places.withdrawn).first()).toBeVisible();
  await expect(desk.page.getByText(/^(?:trzyma dla znajomych do|holds it for friends until)/)).toHaveCount(0);
});
