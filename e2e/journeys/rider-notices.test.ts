import type { PushState } from '@cablepark/contract/own-account';
import { push as en } from '../../web/src/i18n/en/push.ts';
import { push as pl } from '../../web/src/i18n/pl/push.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages } from '../support/depth.ts';
import { openPark, type Park } from '../support/park.ts';
import { answer, dayFromToday, slotButtons, texts } from '../support/planner.ts';
import { arriveAs, test as base, expect } from '../support/test.ts';

/** Pushes need a park at a public https address; the browser comes by the port that the server finds, as a proxy would. */
const test = base.extend<object, { park: Park }>({
  park: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures this one needs: none.
    async ({}, use) => {
      const park = await openPark({ PUBLIC_URL: 'https://park.example', PORT: '0' });
      await use(park);
      await park.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
// Its answers tell the browser to upgrade whatever it loads to https.
test.use({ bypassCSP: true });

const words = { pl, en };

for (const lang of inLanguages('pl')) {
  const { offer, section } = words[lang];
  const { planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test.beforeEach(async ({ page, errors }) => {
      // The page’s live connection comes from an address that is not the park’s.
      errors.expect(/WebSocket connection/);
      // A browser under test reaches no push service: what it would be given, and what its owner would say, are made up.
      await page.addInitScript(() => {
        const kept = 'test-permission';
        Object.defineProperty(Notification, 'permission', {
          get: () => sessionStorage.getItem(kept) ?? 'default',
        });
        Notification.requestPermission = async () => {
          const said = (sessionStorage.getItem('test-says') ?? 'granted') as NotificationPermission;
          sessionStorage.setItem(kept, said);
          return said;
        };
        PushManager.prototype.subscribe = async () =>
          ({
            toJSON: () => ({
              endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
              keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
            }),
          }) as unknown as PushSubscription;
      });
    });

    test('Whoever has booked is offered notifications once, has them on this device, and turns them off', async ({
      page,
      park,
    }) => {
      const rider = await park.newPerson();
      const state = () => park.call<PushState>('GET', '/users/me/push', undefined, rider);
      await arriveAs(page, rider, `/planner/2?day=${dayFromToday(3).toString()}`);
      const question = page.getByRole('region', { name: offer.label, exact: true });
      await expect(slotButtons(page, planner.state.free).first()).toBeVisible();
      await expect(question).toBeHidden();
      await slotButtons(page, planner.state.free).first().click();
      await answer(page, planner.book);
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: offer.yes }).click();
      await expect(page.getByText(offer.done)).toBeVisible();
      expect((await state()).devices).toMatchObject([{ current: true }]);

      await page.goto('/myAccount/data');
      const part = page.getByRole('region', { name: section.heading, exact: true });
      await expect(part.getByText(section.current)).toBeVisible();
      await expectAccessible(page);
      await part.getByRole('button', { name: /:/ }).click();
      await expect(part.getByRole('button', { name: section.turnOn })).toBeVisible();
      expect((await state()).devices).toEqual([]);
    });

    test('Whoever says no is not asked again; whose browser says no is told why', async ({ page, park }) => {
      await arriveAs(page, await park.newPerson(), `/planner/1?day=${dayFromToday(4).toString()}`);
      const question = page.getByRole('region', { name: offer.label, exact: true });
      const free = slotButtons(page, planner.state.free).first();
      await free.click();
      await answer(page, planner.book);
      await question.getByRole('button', { name: offer.no }).click();
      await expect(question).toBeHidden();
      await page.reload();
      await free.click();
      await answer(page, planner.book);
      await expect(slotButtons(page, planner.state.mine)).toHaveCount(2);
      await expect(question).toBeHidden();

      await page.evaluate(() => sessionStorage.setItem('test-says', 'denied'));
      await page.goto('/myAccount/data');
      const part = page.getByRole('region', { name: section.heading, exact: true });
      await part.getByRole('button', { name: section.turnOn }).click();
      await expect(part.getByText(section.denied)).toBeVisible();
    });
  });
}
