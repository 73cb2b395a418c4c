import { toGrosze } from '@cablepark/contract/money';
import { readEventRow } from '@cablepark/contract/park/events';
import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { whenOf } from '@cablepark/domain/events/event-when';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { longDay } from '../../web/src/i18n/dayNames.ts';
import { info as en } from '../../web/src/i18n/en/info.ts';
import { info as pl } from '../../web/src/i18n/pl/info.ts';
import { inLanguages, quickOnPhone } from '../support/depth.ts';
import { answer, expectToast, texts } from '../support/planner.ts';
import { arriveAs, expect, test } from '../support/test.ts';

for (const lang of inLanguages('pl')) {
  const t = { pl, en }[lang].events;
  const { common, planner } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test(
      'A rider who signs up for an event is asked with its day and price, and told its name',
      quickOnPhone,
      async ({ page, park }) => {
        const rider = await park.newPerson();
        const [place] = await park.call<SlotRow[]>('GET', '/items/Slot?filter[event][_nnull]=true&limit=1');
        const event = await park.call<EventRow>('GET', `/items/Event/${place?.event}`);
        const name = (lang === 'en' && event.nameEn) || event.name;
        const answered = Promise.withResolvers<void>();
        await page.route(/\/users\/me\b/, async (route) => {
          await answered.promise;
          await route.continue();
        });
        await arriveAs(page, rider, '/events');
        const card = page.getByRole('article', { name });
        await card.getByRole('button', { name: t.subscribe }).click();
        const question = page.getByRole('alertdialog');
        // Whoever is quicker than the answer who they are is not asked to log in.
        await expect(card.getByRole('button')).toHaveAttribute('aria-busy', 'true');
        await expect(question).toHaveCount(0);
        answered.resolve();
        await expect(question).toContainText(t.confirm(name));
        await expect(question).toContainText(common.price(toGrosze(place?.price ?? 0)));
        await expect(question).toContainText(
          whenOf(readEventRow(event), lang, defaultZone, (day) => longDay(day, lang)).slice(1),
        );
        await answer(page, t.confirmButton);
        await expectToast(page, t.confirmed(name));
        await answer(page, planner.allDone);
        await expect(card).toContainText(t.subscribed);
      },
    );
  });
}
