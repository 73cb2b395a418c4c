import { readFile } from 'node:fs/promises';
import { ownData as en } from '../../web/src/i18n/en/own-data.ts';
import { ownData as pl } from '../../web/src/i18n/pl/own-data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inLanguages } from '../support/depth.ts';
import type { Park } from '../support/park.ts';
import { answer, texts } from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';

const words = { pl, en };

async function bookLastSlot(park: Park) {
  const rider = await park.newPerson();
  const [slot] = await park.call<{ id: number; asset: number }[]>(
    'GET',
    '/items/Slot?filter[bookedBy][_null]=true&filter[event][_null]=true&sort=-startTime&limit=1',
  );
  await park.call('PATCH', `/items/Slot/${slot?.id}`, { bookedBy: rider.id }, rider);
  return { rider, track: slot?.asset ?? 0 };
}

/** As a calendar program asks for it. */
async function fetched(link: string) {
  const calendar = await fetch(link);
  return { status: calendar.status, text: await calendar.text() };
}

for (const lang of inLanguages('pl')) {
  const t = words[lang].calendar;
  const { account } = texts[lang];

  test.describe(lang, () => {
    test.use({ lang });

    test('A rider takes a booking along, and has all of them in a calendar of their own', async ({
      page,
      park,
    }) => {
      const { rider } = await bookLastSlot(park);
      await arriveAs(page, rider, '/myAccount');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: new RegExp(`^${account.toCalendar}:`) }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^slot-\d+-\d+\.ics$/);
      const uid = /UID:(\S+)/.exec(await readFile(await file.path(), 'utf8'))?.[1];
      await expectAccessible(page);

      await page.getByRole('link', { name: account.ownData }).click();
      const part = page.getByRole('region', { name: t.heading });
      await part.getByRole('button', { name: t.make }).press('Enter');
      const field = part.getByLabel(t.link);
      const link = await field.inputValue();
      expect((await fetched(link)).text).toContain(`UID:${uid}`);
      await expect(part.getByRole('link', { name: t.open })).toHaveAttribute(
        'href',
        link.replace('http:', 'webcal:'),
      );
      await expectAccessible(page);

      await part.getByRole('button', { name: t.renew }).click();
      await answer(page, t.renew);
      await expect(field).not.toHaveValue(link);
      expect((await fetched(link)).status).toBe(404);
      expect((await fetched(await field.inputValue())).status).toBe(200);
      await page.reload();
      await expect(field).not.toHaveValue(link);
    });

    test('The staff have a track’s bookings in their calendar', async ({ page, park }) => {
      const s = staffTexts[lang].calendars;
      const { rider, track } = await bookLastSlot(park);
      await arriveAs(page, await park.newPerson('Manager'), '/today');
      await page.getByText(s.title).press('Enter');
      const part = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      const own = part.nth(track - 1);
      const make = own.getByRole('button', { name: s.make });
      await expect(make.or(own.getByLabel(s.link))).toBeVisible();
      // In the second language it has been made.
      if (await make.isVisible()) await make.click();
      const { text } = await fetched(await own.getByLabel(s.link).inputValue());
      expect(text).toContain(`SUMMARY:${rider.name}`);
      expect(text).not.toContain('600700800');
      await expectAccessible(page);
    });
  });
}
