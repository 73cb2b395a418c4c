import type { PushState } from '@cablepark/contract/accounts/own-account.schema';
import type { Page } from '@playwright/test';
import { push as en } from '../../web/src/i18n/en/push.ts';
import { push as pl } from '../../web/src/i18n/pl/push.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages, quickOnPhone } from '../support/depth.ts';
import { openPark, type Park } from '../support/park.ts';
import {
  answer,
  dayButton,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotButtons,
  texts,
} from '../support/planner.ts';
import { answerForPushService } from '../support/push.ts';
import { arriveAs, test as base, expect } from '../support/test.ts';

const words = { pl, en };

/** A park that browsers take messages from: its address says that it is public. The test opens it by another. */
const test = base.extend<object, { park: Park }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use) => {
      const park = await openPark({ PUBLIC_URL: 'https://park.example' });
      await use(park);
      await park.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Lists that follow refuse a page of another address than the park's. */
const elsewhere = /WebSocket connection .* 403/;

for (const lang of inLanguages('pl')) {
  const t = words[lang];
  const { planner } = texts[lang];

  /** Books the first free slot of a day. */
  async function bookOn(page: Page, days: number): Promise<void> {
    const day = dayFromToday(days);
    await dayButton(page, day, lang).click();
    await expectDayOpen(page, day, lang);
    await bookHere(page);
  }

  /** The first free slot of the day that is open. */
  async function bookHere(page: Page): Promise<void> {
    await slotButtons(page, planner.state.free).first().click();
    await answer(page, planner.book);
    await expectToast(page, planner.booked);
    await answer(page, planner.allDone);
  }

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A rider is offered notifications after a booking, turns them on, and off among their data',
      quickOnPhone,
      async ({ page, park, errors }) => {
        errors.expect(elsewhere);
        const rider = await park.newPerson();
        const devices = async () =>
          (await park.call<PushState>('GET', '/users/me/push', undefined, rider)).devices;
        await answerForPushService(page, 'granted');
        await arriveAs(page, rider, '/planner/1');
        const offer = page.getByRole('region', { name: t.offer.label, exact: true });
        await expect(dayButton(page, dayFromToday(4), lang)).toBeVisible();
        await expect(offer).toHaveCount(0);
        await bookOn(page, 4);
        await expect(offer).toBeVisible();
        await expectAccessible(page);
        await offer.getByRole('button', { name: t.offer.yes }).click();
        await expect(page.getByText(t.offer.done)).toBeVisible();
        expect(await devices()).toHaveLength(1);

        await page.goto('/myAccount/data');
        const part = page.getByRole('region', { name: t.section.heading, exact: true });
        await expect(part.getByText(t.section.current, { exact: true })).toBeVisible();
        await expect(part.getByRole('button', { name: t.section.turnOn })).toHaveCount(0);
        await expectAccessible(page);
        await part.getByText(t.section.turnOff, { exact: true }).click();
        const again = part.getByRole('button', { name: t.section.turnOn });
        await expect(again).toBeVisible();
        expect(await devices()).toEqual([]);
        await again.click();
        await expect(part.getByText(t.section.current, { exact: true })).toBeVisible();
        expect(await devices()).toHaveLength(1);
      },
    );

    test('Who says no is not asked again', async ({ page, park, errors }) => {
      errors.expect(elsewhere);
      await answerForPushService(page, 'granted');
      await arriveAs(page, await park.newPerson(), '/planner/1');
      const offer = page.getByRole('region', { name: t.offer.label, exact: true });
      await bookOn(page, 3);
      await offer.getByRole('button', { name: t.offer.no }).click();
      await expect(offer).toHaveCount(0);
      await page.reload();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await bookHere(page);
      expect(asked).not.toContain('/users/me/push');
      await expect(offer).toHaveCount(0);
    });

    test('A rider whose browser refuses is told where to allow it', async ({ page, park, errors }) => {
      errors.expect(elsewhere);
      const rider = await park.newPerson();
      await answerForPushService(page, 'denied');
      await arriveAs(page, rider, '/planner/1');
      const offer = page.getByRole('region', { name: t.offer.label, exact: true });
      await bookOn(page, 1);
      await offer.getByRole('button', { name: t.offer.yes }).click();
      await expect(page.getByText(t.offer.denied)).toBeVisible();
      expect((await park.call<PushState>('GET', '/users/me/push', undefined, rider)).devices).toEqual([]);
    });
  });
}
