import { toGrosze } from '@cablepark/contract/money';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { PriceList, PriceRow } from '@cablepark/domain/prices/prices.schema';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/desk.ts';
import { enlargeText, expectNothingCut } from '../support/layout.ts';
import type { Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { expectToast, texts } from '../support/planner.ts';
import { addressIn } from '../support/public.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const languages = ['pl', 'en'] as const;
const flyboard = { pl: 'Lot nad wodą', en: 'Flying over the water' };

test('An admin writes the park’s own price list, and everybody reads it at once', async ({
  page,
  park,
  lang,
  visit,
}) => {
  test.setTimeout(90_000);
  const { content: t, edit, prices: words, season } = staffTexts[lang];
  const { common } = texts[lang];
  const amount = (pln: number) => common.price(toGrosze(pln));
  const admin = await park.newPerson('Admin');
  const before = await standing(park);
  const save = page.getByRole('button', { name: t.save, exact: true });
  const groupName = (index: number, language = lang) => before.content.groups[index]?.name[language] ?? '';
  const group = (index: number) => page.getByRole('region', { name: groupName(index) });
  const opened = (name: string) => page.getByRole('group', { name, exact: true });
  const open = async (name: string): Promise<Locator> => {
    await page.getByRole('button', { name, expanded: false }).first().click();
    return opened(name);
  };

  try {
    await test.step('a row of its own in both languages, its price with a comma, and what is wrong is told', async () => {
      await arriveAs(page, admin, '/desk/prices');
      await expect(save).toBeDisabled();
      await group(0).getByRole('button', { name: words.addRow }).click();
      const added = opened(words.row);
      await expect(added.getByLabel(t.inPolish(words.name))).toBeFocused();
      await added.getByLabel(words.price).fill('-5');
      await save.click();
      await expect(page.getByText(t.checkFields)).toBeVisible();
      await expect(added.getByLabel(words.price)).toHaveAccessibleDescription(words.priceFault);
      await expect(added.getByLabel(words.price)).toHaveValue('-5');
      await added.getByLabel(t.inPolish(words.name)).fill(flyboard.pl);
      const named = opened(flyboard.pl);
      await expect(named.getByText(t.missingEnglish)).toBeVisible();
      await named.getByLabel(words.price).fill('1 249,5');
      await named.getByLabel(t.inPolish(words.note)).fill('30 minut');
      await named.getByLabel(t.inEnglish(words.note)).fill('30 minutes');
      await named.getByLabel(t.inEnglish(words.name)).fill(flyboard.en);
      await expectReadable(page);
    });

    await test.step('the slot costs more, and more still at the weekend', async () => {
      const slot = await open('Slot');
      await slot.getByLabel(words.price).fill('61,50');
      await slot.getByLabel(words.hasWeekend).check();
      await slot.getByLabel(words.weekendPrice).fill('73');
      await expect(slot.getByText(words.slotHint)).toBeVisible();
    });

    await test.step('once saved, visitors read it in both languages, with scripts and without', async () => {
      await save.click();
      await expectToast(page, t.saved);
      for (const language of languages) {
        const html = await (await fetch(park.url + addressIn(language, '/prices'))).text();
        for (const said of [flyboard[language], texts[language].common.price(toGrosze(1249.5))])
          expect(html, `${language} ${said}`).toContain(said);
      }
      const { page: theirs } = await visit('/prices');
      const now = theirs.getByRole('table').first();
      await expect(now.getByRole('row', { name: /Slot/ })).toContainText(amount(61.5));
      await expect(now.getByRole('row', { name: /Slot/ })).toContainText(amount(73));
      await expect(now.getByRole('row', { name: flyboard[lang] })).toContainText(amount(1249.5));
    });

    await test.step('new slots and a new plan of the season begin with that price', async () => {
      await page.goto('/edit');
      await expect(page.getByText(edit.priceHint(amount(61.5), amount(73)))).toBeVisible();
      await page.goto('/desk/season');
      await page.getByRole('button', { name: season.addPlan, exact: true }).click();
      await expect(page.getByLabel(season.priceKinds.weekend).last()).toHaveValue('73');
      await expect(page.getByLabel(season.priceKinds.weekday).last()).toHaveValue(
        lang === 'pl' ? '61,5' : '61.5',
      );
    });
  } finally {
    // The park serves other journeys, too.
    await write(park, admin, before.content);
  }
});

const longest = 'Najdłuższanazwajakąktokolwiekwpisałdocennikawyciągunarciarskiegonadjeziorembezspa';

/** As long as it may be: sixty rows, with what looks like a script among them. */
function longList(): PriceList {
  const row = (index: number): PriceRow => ({
    id: `row-${index}`,
    name: { pl: longest.slice(0, 80), en: index === 7 ? '<script>window.hit = 1</script>' : '' },
    note: { pl: longest.repeat(2).slice(0, 160), en: '' },
    price: 999_999.99,
    weekendPrice: index % 7 === 0 ? 1_000_000 : null,
    vat: index % 2 === 0 ? '8' : 'exempt',
    role: index === 0 ? 'slot' : index % 9 === 0 ? 'pass' : 'plain',
    slots: index !== 0 && index % 9 === 0 ? 1000 : null,
  });
  return {
    lead: { pl: longest.repeat(5).slice(0, 400), en: '' },
    groups: Array.from({ length: 20 }, (_, group) => ({
      id: `group-${group}`,
      name: { pl: longest.slice(0, 60), en: '' },
      rows: [0, 1, 2].map((index) => row(group * 3 + index)),
    })),
  };
}

test('The longest list reads well on the narrowest screen and in text of twice the size', async ({
  page,
  park,
  lang,
}) => {
  const admin = await park.newPerson('Admin');
  const before = await standing(park);
  try {
    await write(park, admin, longList());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/prices', { waitUntil: 'networkidle' });
    await expect(page.getByRole('table')).toHaveCount(20);
    await expectNothingCut(page, 'at 320 px');
    await expectAccessible(page);
    if (lang === 'en') await expect(page.getByText('<script>window.hit = 1</script>')).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await enlargeText(page);
    await expectNothingCut(page, 'text of twice the size');
    await arriveAs(page, admin, '/desk/prices');
    await expect(page.getByRole('button', { expanded: false, name: /zł/ })).toHaveCount(60);
    await expectNothingCut(page, 'the editor in text of twice the size');
  } finally {
    await write(park, admin, before.content);
  }
});

async function standing(park: Park): Promise<ShownContent<'prices'>> {
  return await park.call('GET', '/park/contents/prices');
}

async function write(park: Park, admin: Person, content: PriceList): Promise<void> {
  const { version: edited } = await standing(park);
  await park.call('POST', '/park/contents/prices/versions', { edited, content }, admin);
}

/** So high that the bars which stay at the edges lie on no row. */
const sizes = [390, 768].map((width) => ({ width, height: 8000 }));

async function expectReadable(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingCut(page, `the editor at ${size.width} px`);
    await expectAccessible(page);
  }
  if (own) await page.setViewportSize(own);
}
