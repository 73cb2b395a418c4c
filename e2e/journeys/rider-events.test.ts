import type { EventRow } from '@cablepark/contract/park/events.schema';
import { inLanguages } from '../support/depth.ts';
import { answer, dayFromToday, texts } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';

for (const lang of inLanguages('en')) {
  test.describe(lang, () => {
    test.use({ lang });
    const { auth, common, planner } = texts[lang];

    test('A visitor who subscribes is asked to log in and comes back to the very event, whose question is asked once', async ({
      page,
      park,
      errors,
    }, { project }) => {
      errors.expect(/401/);
      const [rider, editor] = [await park.newPerson(), await park.newPerson('Editor')];
      const start = `${dayFromToday(6).toString()}T04:00:00Z`;
      const name = `Wschód ${project.name} ${lang}`;
      const event = await park.call<EventRow>('POST', '/items/Event', { name, start }, editor);
      const asset = lang === 'pl' ? 1 : 2;
      const place = { startTime: start, duration: 15, price: 40, asset, bookedBy: null, event: event.id };
      await park.call('POST', '/items/Slot', [place], editor);

      await page.goto('/events');
      const subscribe = page.getByRole('article', { name }).getByRole('button');
      await subscribe.click();
      await expect(page.getByRole('alertdialog')).toContainText(planner.loginToBook);
      await answer(page, planner.logIn);
      await page.getByLabel(auth.email).fill(rider.email);
      await page.getByLabel(auth.password, { exact: true }).fill(rider.password);
      await page.getByRole('main').getByRole('button', { name: auth.login }).click();
      await expect(page).toHaveURL(/\/events$/);
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(name);
      await answer(page, common.goBack);
      await expect(subscribe).toBeFocused();
      await expect(subscribe).toBeInViewport();
      await page.reload();
      await expect(subscribe).toBeEnabled();
      await expect(question).toBeHidden();
    });
  });
}
