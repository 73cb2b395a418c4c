import { closeAll } from '../../server/test/support/cleanup.ts';
import { openMailServer } from '../../server/test/support/mail-server.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { quickAtDesk } from '../support/depth.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openPark } from '../support/park.ts';
import { expectToast, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, setClock } from '../support/test.ts';

test.afterAll(closeAll);

test(
  'Somebody at the desk sees a mail that was refused, and sends it again when the address works',
  quickAtDesk,
  async ({ page, browser, lang }) => {
    test.setTimeout(120_000);
    const t = staffTexts[lang].messages;
    const mailServer = await openMailServer();
    mailServer.onRecipient = () => ({ code: 550, text: 'no such box' });
    const park = await openPark({ SMTP_URL: mailServer.url });
    try {
      const [manager, rider] = [await park.newPerson('Manager'), await park.newPerson()];
      await park.call('POST', '/auth/password/request', { email: manager.email });
      const [slot] = await park.call<{ id: number }[]>(
        'GET',
        '/items/Slot?filter[bookedBy][_null]=true&filter[event][_null]=true&sort=-startTime&limit=1',
      );
      await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);

      await arriveAs(page, manager, `${park.url}/desk/messages`);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const digest = page.getByRole('group', { name: t.digest.legend });
      await digest.getByRole('radio', { name: t.digest.on }).check();
      await expect
        .poll(() => park.call('GET', '/messages/digest', undefined, manager))
        .toEqual({ wanted: true });
      await page.reload();
      await expect(digest.getByLabel(t.digest.on)).toBeChecked();

      await page.getByLabel(t.which).selectOption('dead');
      const booking = page.getByRole('listitem').filter({ hasText: rider.email });
      await expect(async () => {
        await page.reload();
        await page.getByLabel(t.which).selectOption('dead');
        // Among those that wait it stands, too, until it has been tried, and that list until the other has come.
        await expect(booking).toContainText(t.refused('550'), { timeout: 1_000 });
      }).toPass();
      await expect(booking).toContainText(t.kinds.booked);
      // Its link is forgotten: nobody can send it again.
      const link = page.getByRole('listitem').filter({ hasText: t.kinds['password-reset'] });
      await expect(link).toBeVisible();
      await expect(link.getByRole('button')).toHaveCount(0);
      await expectUsable(page);

      const theirs = await browser.newPage();
      await setClock(theirs.context(), park.clock);
      await theirs.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang);
      await arriveAs(theirs, rider, `${park.url}/myAccount`);
      await expect(theirs.getByText(texts[lang].account.mailRefused)).toBeVisible();
      await expectAccessible(theirs);

      const office = await browser.newPage();
      await setClock(office.context(), park.clock);
      await office.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang);
      await arriveAs(office, await park.newPerson('Admin'), `${park.url}/desk/people`);
      await expect(office.getByRole('listitem').filter({ hasText: rider.email })).toContainText(
        staffTexts[lang].people.refused,
      );
      await expectAccessible(office);
      await office.close();

      mailServer.onRecipient = () => 'take';
      await booking.getByRole('button', { name: t.againTo(rider.email) }).press('Enter');
      await expectToast(page, t.sentAgain);
      await expect.poll(() => mailServer.mails.map(({ to }) => to)).toEqual([rider.email]);
      await theirs.reload();
      await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(theirs.getByText(texts[lang].account.mailRefused)).toHaveCount(0);
      await theirs.close();
      await page.getByLabel(t.which).selectOption('sent');
      await expect(booking).toBeVisible();
      await expectUsable(page);
    } finally {
      await park.close();
    }
  },
);
