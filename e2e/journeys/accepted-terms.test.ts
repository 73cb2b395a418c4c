import type { ShownContent } from '@cablepark/contract/contents';
import { ownData as en } from '../../web/src/i18n/en/own-data.ts';
import { ownData as pl } from '../../web/src/i18n/pl/own-data.ts';
import { expect, expectUsable, test } from '../support/desk.ts';
import type { Park } from '../support/park.ts';
import type { Person } from '../support/people.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const words = { pl, en };

/** An Admin writes the next terms. @returns their version */
async function writeTerms(park: Park, admin: Person, change: object): Promise<number> {
  const { version, content } = await park.call<ShownContent<'terms'>>('GET', '/park/contents/terms');
  const body = { edited: version, content: { ...content, ...change } };
  const url = '/park/contents/terms/versions';
  return (await park.call<ShownContent<'terms'>>('POST', url, body, admin)).version;
}

test('Each account is kept with the terms that stood when it was made, for its owner and for an admin', async ({
  page,
  park,
  lang,
  visit,
}) => {
  const t = words[lang].accepted;
  const staff = staffTexts[lang].people.accepted;
  const admin = await park.newPerson('Admin');
  const first = await writeTerms(park, admin, { follows: false, inForceFrom: '2026-06-01' });
  const early = await park.newPerson();
  const second = await writeTerms(park, admin, { follows: false, inForceFrom: '2026-08-15' });
  expect(second).toBe(first + 1);
  const late = await park.newPerson();
  const said = (version: number, day: string) => `${t.version(t.terms, version)} ${t.from(day)}`;

  await test.step('each rider reads what they accepted', async () => {
    const { page: theirs } = await visit('/myAccount/data', { as: early });
    await theirs.getByRole('link', { name: said(first, '01.06.2026') }).click();
    await expect(theirs).toHaveURL(new RegExp(`/terms\\?version=${first}$`));
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await arriveAs(page, late, '/myAccount/data');
    const part = page.getByRole('region', { name: t.heading });
    await expect(part.getByRole('link')).toHaveCount(2);
    await expect(part.getByRole('link', { name: said(second, '15.08.2026') })).toBeVisible();
    await expectUsable(page);
  });

  await test.step('an admin sees it in the row of each, and of nobody who was not asked', async () => {
    const { page: desk } = await visit('/desk/people', { as: admin });
    const search = desk.getByRole('searchbox');
    const row = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { level: 2 }) });
    for (const [rider, version, day] of [
      [early, first, '01.06.2026'],
      [late, second, '15.08.2026'],
    ] as const) {
      await search.fill(rider.email);
      await expect(
        row.filter({ hasText: rider.email }).getByRole('link', { name: said(version, day) }),
      ).toBeVisible();
    }
    await expectUsable(desk);
    await search.fill('chief@example.com');
    await expect(desk.getByText(staff.none).first()).toBeVisible();
  });

  // The park serves other journeys, too, whose terms tell its rules.
  await writeTerms(park, admin, { follows: true });
});
