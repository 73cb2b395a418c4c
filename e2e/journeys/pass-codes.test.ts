import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { timeText } from '@cablepark/domain/time/display';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Page } from '@playwright/test';
import { ownPasses as en } from '../../web/src/i18n/en/own-passes.ts';
import { ownPasses as pl } from '../../web/src/i18n/pl/own-passes.ts';
import { qrPath } from '../../web/src/ui/qr/qrPath.ts';
import { type CameraBrowser, openCameraBrowser } from '../support/camera.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark } from '../support/online-park.ts';
import { offerPass, passName, passRow, sellPass } from '../support/passes.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const own = { pl, en };

test('A rider shows the code of a pass as large as the screen, and the desk finds the pass by it', async ({
  page,
  lang,
  visit,
}) => {
  test.setTimeout(90_000);
  const t = own[lang];
  const desk = staffTexts[lang].passes;
  const name = passName[lang];
  const { park, admin } = await openParkOf(1);
  try {
    await offerPass(park, admin);
    const [manager, rider] = [await park.newPerson('Manager'), await park.newPerson()];
    const code = await sellPass(park, manager, rider);
    const [slot] = await park.call<SlotRow[]>(
      'GET',
      '/items/Slot?filter[bookedBy][_null]=true&sort=startTime&limit=1',
    );
    await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);

    await test.step('the rider shows it', async () => {
      await arriveAs(page, rider, `${park.url}/myAccount/passes`);
      const card = page.getByRole('region', { name, exact: true });
      await expectQr(card.getByRole('img', { name: t.qrOf(name) }), code);
      await expect(card).toContainText(inFours(code));
      await expectUsable(page);
      await card.getByRole('button', { name: t.showOf(name) }).click();
      const large = page.getByRole('dialog', { name });
      await expectQr(large.getByRole('img'), code);
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await expect(large).toHaveCount(0);
    });

    await test.step('the desk types it, for a device without a camera says so, and takes a slot from the pass', async () => {
      const { page: theirs } = await visit('/desk/passes', { as: manager, park });
      await theirs.getByRole('button', { name: desk.scan.button }).click();
      await expect(theirs.getByRole('alert')).toContainText(desk.scan.missing);
      await expectUsable(theirs);
      await theirs.getByRole('dialog').getByRole('button', { name: desk.scan.type }).click();
      await theirs.getByLabel(desk.code).fill(inFours(code).toLowerCase());
      await theirs.getByRole('button', { name: desk.findByCode }).click();
      await expect(theirs.getByRole('region', { name, exact: true })).toContainText(desk.left.rides(10, 10));
      await expectUsable(theirs);
      const time = timeText(Temporal.Instant.from(slot?.startTime ?? ''), defaultZone);
      await theirs.getByRole('button', { name: desk.payFor(time) }).click();
      await expectToast(theirs, staffTexts[lang].desk.payDone);
      await expect(theirs.getByRole('region', { name, exact: true })).toContainText(desk.left.rides(9, 10));
      await expect(theirs.getByRole('button', { name: desk.payFor(time) })).toHaveCount(0);
    });
    await page.close();
  } finally {
    await park.close();
  }
});

test('The desk finds a pass by the camera, which is off when the code is read, and when the page is hidden', async ({
  lang,
  launchOptions,
  viewport,
}) => {
  test.setTimeout(90_000);
  const t = staffTexts[lang].passes;
  const name = passName[lang];
  const { park, admin } = await openParkOf(1);
  const manager = await park.newPerson('Manager');
  await offerPass(park, admin);
  const code = await sellPass(park, manager, await park.newPerson());
  const sitDownWith = async ({ browser }: CameraBrowser) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.addInitScript((language) => localStorage.setItem('lang', language), lang);
    await keepCamera(page);
    await arriveAs(page, manager, `${park.url}/desk/passes`);
    const scan = () => page.getByRole('button', { name: t.scan.button }).click();
    return { page, scan, dialog: page.getByRole('dialog', { name: t.scan.title }) };
  };
  const refused = await openCameraBrowser(code, launchOptions, { isAllowed: false });
  const allowed = await openCameraBrowser(code, launchOptions, { isAllowed: true });
  try {
    await test.step('nobody has allowed it', async () => {
      const { scan, dialog } = await sitDownWith(refused);
      await scan();
      await expect(dialog).toContainText(t.scan.refused);
      await dialog.getByRole('button', { name: t.scan.type }).click();
      await expect(dialog).toHaveCount(0);
    });

    const { page, scan, dialog } = await sitDownWith(allowed);
    await test.step('allowed, it reads the code', async () => {
      await scan();
      await expect(page.getByRole('region', { name, exact: true })).toContainText(inFours(code));
      await expect(page.getByLabel(t.code)).toHaveValue(inFours(code));
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => cameraStates(page)).toEqual(['ended']);
    });

    await test.step('it is off once the page is hidden, or the dialog closed', async () => {
      await page.evaluate(() => {
        // Sees nothing, so that it goes on looking.
        Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { get: () => 0 });
      });
      await scan();
      await expect(dialog).toContainText(t.scan.hint);
      await expect.poll(() => cameraStates(page)).toEqual(['ended', 'live']);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => cameraStates(page)).toEqual(['ended', 'ended']);
      await scan();
      await expect(dialog).toContainText(t.scan.hint);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => cameraStates(page)).toEqual(['ended', 'ended', 'ended']);
    });
    await page.close();
  } finally {
    await Promise.all([refused.close(), allowed.close()]);
    await park.close();
  }
});

test('A pass is bought online and given: printed, sent, and taken by whoever got it', async ({
  page,
  lang,
  visit,
}) => {
  test.setTimeout(120_000);
  const t = own[lang];
  const name = passName[lang];
  const { park, admin, provider, close } = await openOnlinePark('optional');
  try {
    await offerPass(park, admin);
    const [giver, friend] = [await park.newPerson(), await park.newPerson()];
    const { id } = await park.call<{ id: string }>('POST', '/checkouts', { pass_kind: passRow }, giver);
    provider.pay(id);
    await provider.ring(id);

    const link = await test.step('becomes a present', async () => {
      await arriveAs(page, giver, `${park.url}/myAccount/passes`);
      await page.getByRole('button', { name: t.present.give }).click();
      await answer(page, t.present.give);
      const voucher = page.getByRole('article', { name: t.present.voucher });
      await expect(voucher).toContainText(name);
      const url = await page.getByLabel(t.present.link).inputValue();
      expect(url).toBe(page.url());
      await expectQr(voucher.getByRole('img'), url);
      await expectUsable(page);
      return new URL(url);
    });

    await test.step('is on paper alone', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article', { name: t.present.voucher })).toHaveCount(1);
      await expect(page.getByRole('article', { name: t.present.voucher })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const pages = (await page.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(pages).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('waits for whoever takes it', async () => {
      await page.getByRole('link', { name: t.present.toPasses }).click();
      const card = page.getByRole('region', { name, exact: true });
      await expect(card).toContainText(t.present.waits);
      await expect(card.getByRole('link', { name: t.present.open })).toBeVisible();
      await expectUsable(page);
    });

    await test.step('is taken by its link, once, by whoever logs in for it', async () => {
      const { page: theirs } = await visit(`${link.pathname}${link.hash}`, { park });
      const { auth } = texts[lang];
      await expect(theirs.getByRole('heading', { name: t.present.forYou })).toBeVisible();
      await expect(theirs.getByRole('main')).toContainText(t.present.worth.rides(10));
      await expectUsable(theirs);
      await theirs.getByRole('link', { name: t.present.claimWithAccount }).click();
      await theirs.getByLabel(auth.email).fill(friend.email);
      await theirs.getByLabel(auth.password, { exact: true }).fill(friend.password);
      await theirs.getByRole('main').getByRole('button', { name: auth.login, exact: true }).click();
      await expect(theirs.getByRole('heading', { name: t.present.forYou })).toBeVisible();
      await expectUsable(theirs);
      await theirs.getByRole('button', { name: t.present.claim }).click();
      await expectToast(theirs, t.take.done);
      await expect(theirs.getByRole('link', { name: t.present.book })).toBeVisible();
      await theirs.getByRole('main').getByRole('link', { name: t.present.toPasses }).last().click();
      await expect(theirs.getByRole('region', { name, exact: true })).toContainText(t.left.rides(10, 10));
      await page.reload();
      await expect(page.getByText(t.none)).toBeVisible();
      const { page: late, errors } = await visit(`${link.pathname}${link.hash}`, { as: giver, park });
      errors.expect(/403/);
      await expect(late.getByRole('heading', { name: t.present.goneTitle })).toBeVisible();
    });
    await page.close();
  } finally {
    await close();
  }
});

async function expectQr(image: ReturnType<Page['locator']>, text: string): Promise<void> {
  await expect(image.locator('path')).toHaveAttribute('d', qrPath(text).path);
}

/** Keeps each picture that the page was given, so that the test can ask whether its camera is on. */
async function keepCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const given: MediaStream[] = [];
    const ask = devices.getUserMedia.bind(devices);
    Object.assign(globalThis, { given });
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      given.push(stream);
      return stream;
    };
  });
}

async function cameraStates(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    (globalThis as unknown as { given: MediaStream[] }).given.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );
}
