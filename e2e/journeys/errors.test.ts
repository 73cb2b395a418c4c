import type { Page } from '@playwright/test';
import { pl as plTexts } from '../../web/src/i18n/pl.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { isAlive, touch, watchLife } from '../support/alive.ts';
import { inLanguages, quickOnPhone } from '../support/depth.ts';
import { answer, dayButton, dayFromToday, expectToast, slotButtons, texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

/** What the server answers of these addresses for as long as `mended` has not been called. */
async function breakCalls(
  page: Page,
  path: string | RegExp,
  how: { method?: string; status?: number; body?: string },
): Promise<{ mended: () => void }> {
  let broken = true;
  await page.route(path, async (route) => {
    if (!broken || (how.method && route.request().method() !== how.method)) return route.fallback();
    return route.fulfill({ status: how.status ?? 500, body: how.body ?? '<html>Bad gateway</html>' });
  });
  return {
    mended: () => {
      broken = false;
    },
  };
}

for (const lang of inLanguages('pl')) {
  const { account, common, errors: told, planner, shell } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test('Who is logged in stays so while the park cannot be asked, hears of it, and goes on once it answers', async ({
      page,
      park,
      errors,
    }) => {
      errors.expect(/503/);
      const rider = await park.newPerson();
      const me = await breakCalls(page, '**/users/me*', { status: 503 });
      await arriveAs(page, rider, '/myAccount');
      await expect(page.getByRole('heading', { name: common.unreachedTitle })).toBeVisible();
      await expect(page.getByText(told.startServer(told.unexpected))).toBeVisible();
      await expect(page).toHaveURL('/myAccount');
      await expectAccessible(page);
      await page.goto('/prices');
      await expect(page.getByText(common.unreached)).toBeVisible();
      await expect(page.getByRole('link', { name: shell.login })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/myAccount');
      const asked = page.waitForRequest('**/users/me*');
      await page.getByRole('button', { name: common.tryAgain }).click();
      await asked;
      me.mended();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(page.getByText(account.welcome(rider.name))).toBeVisible();
      await expect(page.getByText(common.unreached)).toHaveCount(0);
    });

    test(
      'Without an answer somebody who wants to book is not taken for a stranger; the park is asked again by itself',
      quickOnPhone,
      async ({ page, park, errors }) => {
        errors.expect(/ERR_FAILED/);
        let broken = true;
        await page.route('**/users/me*', (route) => (broken ? route.abort() : route.fallback()));
        await arriveAs(page, await park.newPerson(), `/planner/1?day=${dayFromToday(3).toString()}`);
        await expect(page.getByText(common.unreached)).toBeVisible();
        await slotButtons(page, planner.state.free).first().click();
        await expect(page.getByRole('alertdialog')).toContainText(common.unreachedTitle);
        await page.keyboard.press('Escape');
        broken = false;
        await page.clock.runFor(62_000);
        await expect(page.getByText(common.unreached)).toHaveCount(0);
        await slotButtons(page, planner.state.free).first().click();
        await expect(page.getByRole('alertdialog')).toContainText(planner.bookQuestion);
      },
    );

    test('What was confirmed is told also to somebody who has gone to another page', async ({
      page,
      park,
    }) => {
      await arriveAs(page, await park.newPerson(), '/planner/1');
      await dayButton(page, dayFromToday(3), lang).click();
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/items/Slot/*', async (route) => {
        if (route.request().method() === 'PATCH') await held;
        await route.fallback();
      });
      await slotButtons(page, planner.state.free).nth(1).click();
      await answer(page, planner.book);
      await page.evaluate(() => history.pushState({}, '', '/prices'));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { level: 1, name: shell.prices })).toBeVisible();
      letThrough();
      await expectToast(page, planner.booked);
    });
  });
}

const { auth, common } = plTexts;

test('Events that could not be read anew are said to be old, and are read again on demand', async ({
  page,
  errors,
}) => {
  errors.expect(/500/);
  const events = await breakCalls(page, '**/items/Event*', {});
  await page.goto('/events');
  await touch(page);
  const alert = page.getByRole('status').filter({ hasText: 'Nie udało się wczytać wydarzeń.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  events.mended();
  await alert.getByRole('button', { name: common.tryAgain }).click();
  await expect(alert).toHaveCount(0);
});

test('The phone’s caret stays where digits are typed', async ({ page }) => {
  await page.goto('/signup');
  const phone = page.getByLabel(auth.phone);
  await phone.fill('600800');
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  await phone.pressSequentially(' 7-0 0');
  await expect(phone).toHaveValue('600700800');
});

/** Opens a page that the server has made, and wakes its scripts. */
async function openAlive(page: Page, path: string): Promise<void> {
  await watchLife(page);
  await page.goto(path);
  await touch(page);
  await expect.poll(() => isAlive(page)).toBe(true);
}

/** Goes to another page as a link of the site does, without a new document. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('A page whose script does not come is asked for twice, says so, and does not blame the network', async ({
  page,
  errors,
}) => {
  errors.expect(/Failed to load resource|dynamically imported|ERR_FAILED|404/);
  let tries = 0;
  await page.route('**/static/PricesPage*.js', async (route) => {
    tries += 1;
    await route.fulfill({ status: 404, body: '' });
  });
  await openAlive(page, '/contact');
  await goWithin(page, '/prices');
  await expect(page.getByText(plTexts.shell.chunkMissing)).toBeVisible();
  await expectAccessible(page);
  expect(tries).toBeLessThanOrEqual(2);
});

test('After an upgrade the next step loads the whole page of its address', async ({ page, errors }) => {
  errors.expect(/Failed to load resource|dynamically imported|ERR_FAILED|404/);
  let isUpgraded = false;
  await page.route('**/static/PricesPage*.js', async (route) =>
    isUpgraded ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  );
  await openAlive(page, '/contact');
  // Pages of the newer build name other files.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      isUpgraded = true;
      await route.fulfill({
        contentType: 'text/html',
        body: '<script src="/static/site-newer.js"></script>',
      });
    },
  );
  await goWithin(page, '/prices');
  await expect(page.getByRole('heading', { level: 1, name: plTexts.shell.prices })).toBeVisible();
  expect(isUpgraded).toBe(true);
});

test('A page that was asked for without network says so, and comes with the network', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await watchLife(page);
  await page.goto('/contact');
  await touch(page);
  await expect.poll(() => isAlive(page)).toBe(true);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: plTexts.shell.prices, exact: true }).click();
  await expect(page.getByText(plTexts.shell.chunkText)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: plTexts.shell.prices })).toBeVisible();
});
