import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { staff } from '../../web/src/i18n/pl/staff.ts';
import { start } from '../../web/src/i18n/pl/start.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { anOwner } from '../support/owner.ts';
import { openEmptyPark } from '../support/park.ts';
import { texts } from '../support/planner.ts';
import { test as base, expect } from '../support/test.ts';

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
const { auth } = texts.pl;
const mostDeeds = 50;

test('An owner comes from the link in the log to an open park with three tracks', async ({
  page,
  browser,
  park,
  errors,
}) => {
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
    await owner.fill(page.getByLabel(staff.park.fields['contact.map.lat']), '53,78');
    await owner.fill(page.getByLabel(staff.park.fields['contact.map.lon']), '21,57');
    await owner.tap(button(t.save));
    await expect(step('contact')).toContainText(t.states.done);
    await owner.fill(page.getByLabel(staff.park.fields['operator.name']), 'Jezioro sp. z o.o.');
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

  await test.step('open', async () => {
    await owner.tap(step('open').getByRole('heading'));
    await owner.tap(button(t.open.open));
    await expect(step('open')).toContainText(t.open.isOpen);
    await expectAccessible(page);
  });
  expect(owner.count()).toBeLessThanOrEqual(mostDeeds);

  await test.step('a visitor finds it open', async () => {
    const visit = await browser.newContext({ locale: 'pl-PL' });
    const visitor = await visit.newPage();
    await visitor.goto(`${park.url}/planner`);
    await expect(visitor.getByRole('main').getByRole('heading', { name: 'Zatoka' })).toBeVisible();
    await visit.close();
  });
});
