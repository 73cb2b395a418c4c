import { languages } from '@cablepark/domain/time/display';
import { shell as shellEn } from '../../web/src/i18n/en/shell.ts';
import { withdrawals as en } from '../../web/src/i18n/en/withdrawals.ts';
import { shell as shellPl } from '../../web/src/i18n/pl/shell.ts';
import { withdrawals as pl } from '../../web/src/i18n/pl/withdrawals.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openOnlinePark, refunds } from '../support/online-park.ts';
import { offerPass, passName, passRow } from '../support/passes.ts';
import { arriveAs } from '../support/test.ts';

for (const lang of languages) {
  const t = { pl, en }[lang];
  const shell = { pl: shellPl, en: shellEn }[lang];
  test.describe(lang, () => {
    test.use({ lang });

    test('A rider finds the way at the foot of the page, sees what goes back, and withdraws in two steps', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const { park, admin, provider, close } = await openOnlinePark('optional');
      try {
        await offerPass(park, admin);
        const rider = await park.newPerson();
        const { id } = await park.call<{ id: string }>('POST', '/checkouts', { pass_kind: passRow }, rider);
        provider.pay(id);
        await provider.ring(id);
        await park.call('GET', `/checkouts/${id}`, undefined, rider);

        await arriveAs(page, rider, `${park.url}/myAccount/passes`);
        await expect(page.getByRole('link', { name: t.withdrawFrom(passName[lang]) })).toBeVisible();
        await expectUsable(page);
        await page.getByRole('contentinfo').getByRole('link', { name: shell.withdraw }).click();
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
        await expectUsable(page);
        await page.getByRole('link', { name: t.withdrawFrom(passName[lang]) }).click();
        await expect(page.getByRole('main')).toContainText(rider.email);
        await expectUsable(page);
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(page.getByText(t.done)).toBeVisible();
        await expectUsable(page);
        await expect.poll(() => refunds(provider.transactions).length).toBe(1);
        await expect.poll(async () => (await park.mailsTo(rider.email)).at(-1)?.text).toContain(rider.email);

        await page.getByRole('link', { name: t.withdrawFrom(t.account) }).click();
        await expectUsable(page);
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(page).toHaveURL(/\/login/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.close();
      } finally {
        await close();
      }
    });
  });
}
