import type { Browser, Page } from '@playwright/test';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { staff } from '../../web/src/i18n/pl/staff.ts';
import { start } from '../../web/src/i18n/pl/start.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { quickOnPhone } from '../support/depth.ts';
import { anOwner } from '../support/owner.ts';
import { openEmptyPark, type Park } from '../support/park.ts';
import { answer, dayButton, dayFromToday, expectDayOpen, slotButtons, texts } from '../support/planner.ts';
import { test as base, expect, setClock } from '../support/test.ts';

/** On the embedded database in a pocket, on PostgreSQL at a desk. */
const test = base.extend<object, { park: Awaited<ReturnType<typeof openEmptyPark>> }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use, { project }) => {
      const database = project.name === 'desktop' ? await startPostgres() : null;
      const park = await openEmptyPark(database ? { DATABASE_URL: database.url } : {});
      await use(park);
      await park.close();
      await database?.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const t = staff.setup;
const { account, auth, planner } = texts.pl;
const mostActions = 50;

test(
  'An owner comes from the link in the log to an open park, and a stranger books on its third track',
  quickOnPhone,
  async ({ page, browser, park, errors }) => {
    test.setTimeout(180_000);
    // The page asks whether a link is good; the browser tells of the answer that it is not.
    errors.expect(/403/);
    const owner = anOwner();
    const step = (name: keyof typeof t.steps) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t.steps[name] }) });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await test.step('before it opens, visitors read when it will, and whom to call', async () => {
      for (const path of ['/', '/planner', '/planner/1', '/events', '/prices', '/signup']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.closed.title);
      }
      await expectAccessible(page);
      const html = await (await page.request.get('/prices')).text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('<loc>');
      for (const path of ['/login', '/terms', '/pp']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(start.closed.title);
      }
    });

    await test.step('a link that nobody printed makes nobody an admin', async () => {
      await page.goto('/first-admin#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByText(start.firstAdmin.deadTitle)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the link from the log makes the admin', async () => {
      await page.goto('/login');
      await page.goto(park.link);
      await expect(page.getByLabel(auth.name)).toBeVisible();
      // The secret is out of the address, and the page survives a reload.
      await expect(page).toHaveURL('/first-admin');
      await page.reload();
      await owner.fill(page.getByLabel(auth.name), 'Kasia');
      await owner.fill(page.getByLabel(auth.phone), '600 700 800');
      await owner.fill(page.getByLabel(auth.email), 'kasia@example.com');
      await owner.fill(page.getByLabel(auth.password, { exact: true }), 'kotwica i lina');
      await expectAccessible(page);
      await owner.tap(button(start.firstAdmin.submit));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expectAccessible(page);
    });

    await test.step('name, contact and company', async () => {
      await owner.fill(page.getByLabel(staff.park.fields.name), 'Jezioro Wake');
      await owner.fill(page.getByLabel(staff.park.fields['contact.phone']), '+48 600 700 800');
      await owner.fill(page.getByLabel(staff.park.fields['contact.map.lat']), '53.78, 21.57');
      await owner.tap(button(t.save));
      await expect(step('contact')).toContainText(t.states.done);
      await owner.fill(page.getByLabel(staff.park.fields['operator.name']), 'Jezioro sp. z o.o.');
      await owner.fill(page.getByLabel(staff.park.fields['operator.address']), 'Plażowa 2, 00-001 Wieś');
      await owner.tap(button(t.save));
      await expect(step('operator')).toContainText(t.states.done);
    });

    await test.step('three tracks', async () => {
      for (const name of ['Duży', 'Mały', 'Zatoka']) {
        await owner.fill(page.getByLabel(t.tracks.name), name);
        await owner.tap(button(t.tracks.add));
        await expect(step('tracks')).toContainText(name);
      }
      await owner.tap(step('tracks').getByRole('button', { name: t.next }));
      await expect(step('season').getByRole('link', { name: t.season.open })).toBeVisible();
    });

    await test.step('a season with weekend prices that ends before dark', async () => {
      const { season } = staff;
      await owner.tap(step('season').getByRole('link', { name: t.season.open }));
      await owner.tap(button(season.start.summer));
      await owner.tap(page.getByRole('radio', { name: season.manyPrices, exact: true }));
      await owner.fill(page.getByLabel(season.priceKinds.weekday), '55');
      await owner.fill(page.getByLabel(season.priceKinds.fridayEvening), '69');
      await owner.fill(page.getByLabel(season.priceKinds.weekend), '69');
      await owner.tap(page.getByLabel(season.sunsetOn));
      await owner.tap(button(season.check));
      await owner.tap(button(season.review.apply));
      await owner.tap(page.getByRole('alertdialog').getByRole('button', { name: season.review.apply }));
      await expect(page.getByRole('heading', { name: season.change.done })).toBeVisible({ timeout: 60_000 });
      await owner.tap(page.getByRole('link', { name: t.goOn }));
      await expect(step('season')).toContainText(t.states.done);
    });

    await test.step('somebody is invited, though no mail leaves', async () => {
      const { invitations } = staff;
      await owner.tap(step('staff').getByRole('heading'));
      await owner.fill(page.getByLabel(invitations.name), 'Marek');
      await owner.fill(page.getByLabel(invitations.email), 'marek@example.com');
      await owner.tap(button(invitations.invite));
      await expect(page.getByText(invitations.handOverOnly)).toBeVisible();
      await expectAccessible(page);
    });
    const invitation = await page.getByLabel(staff.invitations.link).inputValue();

    await test.step('a booking on trial', async () => {
      await owner.tap(step('trial').getByRole('heading'));
      await owner.tap(button(t.trial.book));
      await expect(page.getByText(t.trial.booked)).toBeVisible();
      await owner.tap(button(t.trial.cancel));
      await expect(page.getByText(t.trial.cancelled)).toBeVisible();
      await expect(step('trial')).toContainText(t.states.done);
    });

    await test.step('open', async () => {
      await owner.tap(step('open').getByRole('heading'));
      await owner.tap(button(t.open.open));
      await expect(step('open')).toContainText(t.open.isOpen);
      await expectAccessible(page);
    });
    expect(owner.count()).toBeLessThanOrEqual(mostActions);

    await test.step('whoever was invited chooses a password and gets in', async () => {
      const visit = await newVisit(browser, park);
      await visit.goto(invitation);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(auth.invitedTitle);
      await visit.getByLabel(auth.newPassword).fill('pomost i lina');
      await visit.getByRole('button', { name: auth.save }).click();
      await visit.getByLabel(auth.email).fill('marek@example.com');
      await visit.getByLabel(auth.password, { exact: true }).fill('pomost i lina');
      await visit.getByRole('button', { name: auth.login }).click();
      await expect(visit).toHaveURL(/\/today$/);
      await visit.context().close();
    });

    await test.step('a stranger signs up and books the third track', async () => {
      const visit = await newVisit(browser, park);
      await visit.goto(`${park.url}/signup`);
      await visit.getByLabel(auth.name).fill('Ola');
      await visit.getByLabel(auth.phone).fill('600 700 801');
      await visit.getByLabel(auth.email).fill('ola@example.com');
      await visit.getByLabel(auth.password, { exact: true }).fill('wiosło i deska');
      await visit.getByRole('checkbox').check();
      await visit.getByRole('button', { name: auth.signup }).click();
      await expect(visit.getByText(account.welcome('Ola'))).toBeVisible();
      await visit.goto(`${park.url}/planner`);
      await visit.locator('main a[href="/planner/3"]').click();
      await expect(visit).toHaveURL(/\/planner\/3$/);
      // A Sunday: the weekend's price.
      await dayButton(visit, dayFromToday(1), 'pl').click();
      await expectDayOpen(visit, dayFromToday(1), 'pl');
      const slot = slotButtons(visit, planner.state.free).first();
      await expect(slot).toContainText('69');
      await slot.click();
      await answer(visit, planner.book);
      await expect(slotButtons(visit, planner.state.mine)).toHaveCount(1);
      await visit.goto(`${park.url}/myAccount`);
      await expect(visit.getByRole('main').getByText('Zatoka').first()).toBeVisible();
      await visit.context().close();
    });
  },
);

/** Somebody else's browser. */
async function newVisit(browser: Browser, { clock }: Park): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await setClock(context, clock);
  return await context.newPage();
}
