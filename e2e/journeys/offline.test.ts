import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { timeText } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Page } from '@playwright/test';
import { offlineTexts } from '../../web/src/app/offline/offline.texts.ts';
import { account as accountPl } from '../../web/src/i18n/pl/account.ts';
import { ownPasses } from '../../web/src/i18n/pl/own-passes.ts';
import { shell } from '../../web/src/i18n/pl/shell.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { touch } from '../support/alive.ts';
import { offerPass, passName, sellPass } from '../support/passes.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const t = offlineTexts.pl;

/** What the device holds of riders. */
function keptOn(page: Page): Promise<{ slots: object[]; passes: object[] }[]> {
  return page.evaluate(
    () =>
      new Promise<{ slots: object[]; passes: object[] }[]>((done, fail) => {
        const opening = indexedDB.open('offline');
        opening.addEventListener('error', () => fail(opening.error ?? new Error('Not opened.')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('riders')) return done([]);
          const reading = database.transaction('riders').objectStore('riders').getAll();
          reading.addEventListener('success', () => {
            database.close();
            done(reading.result);
          });
        });
      }),
  );
}

test('A rider on a dock without network sees the next slot and the code that they kept; after the log-out nothing is left', async ({
  page,
  context,
  park,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  const [admin, manager, rider] = [
    await park.newPerson('Admin'),
    await park.newPerson('Manager'),
    await park.newPerson(),
  ];
  await offerPass(park, admin);
  const code = await sellPass(park, manager, rider);
  const free = '/items/Slot?filter[bookedBy][_null]=true&filter[event][_null]=true&sort=startTime';
  const [slot] = await park.call<SlotRow[]>(
    'GET',
    `${free}&filter[startTime][_gt]=${park.clock.now().add({ hours: 30 }).toString()}&limit=1`,
  );
  await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
  const time = timeText(Temporal.Instant.from(slot?.startTime ?? ''), defaultZone);

  await test.step('online, the slot is kept by itself and the code where asked for', async () => {
    await arriveAs(page, rider, '/myAccount');
    await expect(page.getByText(time, { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await keptOn(page)).map(({ slots }) => slots.length)).toEqual([1]);
    expect((await keptOn(page)).map(({ passes }) => passes)).toEqual([[]]);
    await page.goto('/myAccount/passes');
    await page.getByRole('button', { name: ownPasses.offline.keep }).click();
    await expect(page.getByText(ownPasses.offline.kept)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  });

  await test.step('offline, any page opens to both', async () => {
    await context.setOffline(true);
    for (const path of ['/', '/planner/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(time);
    }
    await expect(page.getByText(t.state, { exact: true })).toBeVisible();
    await expect(page.getByText(inFours(code))).toBeVisible();
    await expect(page.getByRole('img', { name: t.qrOf(passName.pl) })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Zadzwoń/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByText(/^Stan z /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('back online, the page waits for the rider: somebody may be scanning the code', async () => {
    await context.setOffline(false);
    await expect(page.getByText(t.back, { exact: true })).toBeVisible();
    await expect(page.getByText(inFours(code))).toBeVisible();
    await page.getByRole('button', { name: t.open }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  await test.step('logged out, the device knows nothing of them', async () => {
    await page.goto('/myAccount');
    await page.getByRole('button', { name: accountPl.logout, exact: true }).click();
    await expect.poll(() => keptOn(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/myAccount');
    await expect(page.getByText(t.nothingHint)).toBeVisible();
    await expect(page.getByText(inFours(code))).toHaveCount(0);
    await expect(page.getByText(time, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Zadzwoń/ })).toBeVisible();
  });
});

test('Who has installed the site sees the park’s own page without network, also without an account', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  // The browser of the tests installs nothing.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  // Its start page, which loads no code of riders.
  await page.goto('/');
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: t.nothing })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Zadzwoń/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: shell.contact })).toBeVisible();
});
