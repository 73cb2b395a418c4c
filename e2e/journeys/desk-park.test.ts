import type { ParkDescription } from '@cablepark/domain/park/content';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { Language } from '@cablepark/domain/time/display';
import type { Locator, Page } from '@playwright/test';
import { expect, expectUsable, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const name = 'Przystań Wake';
const phone = '+48 601 234 567';
const weekdayNames: Record<Language, string> = { pl: 'poniedziałek', en: 'Monday' };

test('An admin rewrites what the park says of itself, and the public pages say it', async ({
  page,
  park,
  lang,
  visit,
}) => {
  test.setTimeout(90_000);
  const { park: t } = staffTexts[lang];
  const admin = await park.newPerson('Admin');
  const before = await contentOf(park);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: t.save, exact: true });

  try {
    await test.step('bad input is told at its field, and nothing that was typed is lost', async () => {
      await arriveAs(page, admin, '/prices');
      await page.getByRole('link', { name: texts[lang].shell.staff, exact: true }).click();
      const { title, all } = staffTexts[lang].menu;
      const onPhone = page.getByRole('navigation', { name: staffTexts[lang].menu.atHand });
      if (test.info().project.name === 'phone')
        await onPhone.getByRole('button', { name: texts[lang].shell.more }).click();
      const menu = page.getByRole('navigation', {
        name: test.info().project.name === 'phone' ? all : title,
        exact: true,
      });
      await menu.getByRole('link', { name: t.title }).click();
      await expect(save).toBeDisabled();
      await field(t.fields.name).fill(name);
      await field(t.fields['contact.phone']).fill('dzwońcie');
      await monday(page, lang).closes.fill('08:00');
      await save.click();
      await expect(page.getByText(t.checkFields)).toBeVisible();
      await expect(field(t.fields['contact.phone'])).toBeFocused();
      await expect(field(t.fields['contact.phone'])).toHaveAccessibleDescription(t.faults['contact.phone']);
      await expect(monday(page, lang).closes).toHaveAccessibleDescription(t.hoursFault);
      await expect(field(t.fields.name)).toHaveValue(name);
      await expect(field(t.fields['contact.phone'])).toHaveValue('dzwońcie');
      await expectUsable(page);
      expect(await contentOf(park)).toEqual(before);
    });

    await test.step('leaving asks first', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: texts[lang].shell.contact }).click();
      await expect(page.getByRole('alertdialog')).toContainText(staffTexts[lang].form.dropText);
      await answer(page, staffTexts[lang].form.stay);
      await expect(field(t.fields.name)).toHaveValue(name);
      // So does the browser's way back, and the address stays while it asks.
      await pressBack(page);
      await expect(page.getByRole('alertdialog')).toContainText(staffTexts[lang].form.dropText);
      await expect(page).toHaveURL('/desk/park');
      await answer(page, staffTexts[lang].form.stay);
      await expect(page).toHaveURL('/desk/park');
      await expect(field(t.fields.name)).toHaveValue(name);
      await pressBack(page);
      await answer(page, staffTexts[lang].form.drop);
      await expect(page).toHaveURL('/today');
      // The address is there before the page is.
      await expect(field(t.fields.name)).toHaveCount(0);
      await page.goForward();
      await expect(save).toBeDisabled();
      await field(t.fields.name).fill(name);
    });

    await test.step('everything is saved, and said by this page at once', async () => {
      await field(t.fields['contact.phone']).fill(phone);
      await monday(page, lang).opens.fill('11:15');
      await monday(page, lang).closes.fill('19:45');
      await field(t.fields['policy.cancelClosesMinutes']).fill('75');
      await field(t.fields['policy.cancelFreeHours']).fill('9');
      await expect(page.getByText(t.unsaved)).toBeVisible();
      await save.click();
      await expectToast(page, t.saved);
      await expect(page.getByText(t.allSaved)).toBeVisible();
      await expect(page.getByRole('banner').getByText(name)).toBeAttached();
      await page.reload();
      await expect(field(t.fields['contact.phone'])).toHaveValue(phone);
    });

    await test.step('the public pages say it before any script has run', async () => {
      const hours = lang === 'pl' ? '9\u00a0godzin' : '9\u00a0hours';
      const said: Record<string, string[]> = {
        '/contact': [name, phone, '11:15–19:45'],
        '/terms': [name, '75\u00a0min', hours],
      };
      for (const [path, parts] of Object.entries(said)) {
        const html = await htmlOf(park, path, lang);
        const missing = parts.filter((part) => !html.includes(part));
        expect(missing, path).toEqual([]);
      }
      const { page: theirs } = await visit('/contact');
      await expect(theirs.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+48601234567');
      await expect(theirs.getByText('11:15–19:45')).toBeVisible();
      await expect(theirs).toHaveTitle(new RegExp(name));
      await theirs.goto(`${park.url}/terms`);
      await expect(theirs.getByText(hours).first()).toBeVisible();
    });
  } finally {
    // The park serves other journeys, too.
    await park.call('PATCH', '/park', before, admin);
  }
});

/** The browser's own button, which does not wait for the step: it may be refused. */
async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  await browser.detach();
}

async function contentOf(park: Park): Promise<ParkDescription> {
  const { project, park: said } = await park.call<{
    project: { project_name: string };
    park: Omit<ParkDescription, 'name' | 'policy'> & { policy: ParkPolicy };
  }>('GET', '/server/info');
  const { contact, operator, hours, policy: told } = said;
  const { opensAtHour: _opens, closesAtHour: _closes, ...policy } = told;
  return {
    name: project.project_name,
    contact,
    operator,
    hours,
    policy,
  };
}

function monday(page: Page, lang: Language): { opens: Locator; closes: Locator } {
  const t = staffTexts[lang].park;
  const day = weekdayNames[lang];
  return {
    opens: page.getByLabel(t.opensOn(day), { exact: true }),
    closes: page.getByLabel(t.closesOn(day), { exact: true }),
  };
}

async function htmlOf(park: Park, path: string, lang: Language): Promise<string> {
  return await (await fetch(park.url + path, { headers: { cookie: `lang=${lang}` } })).text();
}
