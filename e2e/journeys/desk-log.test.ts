import { defaultContents } from '@cablepark/domain/content/defaults';
import { expect, expectUsable, test } from '../support/desk.ts';
import { openParkOf } from '../support/sized-park.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs } from '../support/test.ts';

const heading = { pl: 'Taras', en: 'Terrace' };
const text = (last: string) => ({ pl: `${'Siadamy nad wodą. '.repeat(12)}${last}`, en: '' });
const section = (last: string) => ({ heading, text: text(last), picture: null });

test('A long text in the log is folded, opens by keyboard, and fits', async ({ page, lang }) => {
  test.setTimeout(90_000);
  const { audit: t, words } = staffTexts[lang];
  const { park, admin } = await openParkOf(1);
  const write = async (edited: number, sections: object[]) => {
    const content = { ...defaultContents.bar, isShown: true, sections };
    await park.call('POST', '/park/contents/bar/versions', { edited, content }, admin);
  };
  try {
    await write(0, [section('Do 21.')]);
    await write(1, [
      section('Do 22.'),
      ...Array.from({ length: 10 }, (_, index) => ({
        heading: { pl: `Część ${index}`, en: `Part ${index}` },
        text: { pl: 'Nowa.', en: 'New.' },
        picture: null,
      })),
    ]);
    await arriveAs(page, admin, `${park.url}/desk/audit`);
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: t.pageEdited(words.names.bar) })
      .first();
    await expect(entry.getByText(text('Do 21.').pl)).toBeHidden();
    await entry.getByText(t.wholeText).click();
    await expect(entry.getByText(text('Do 21.').pl)).toBeVisible();
    const more = entry.getByText(t.moreChanges(3), { exact: true });
    await more.focus();
    await more.press('Enter');
    await expect(entry.getByText(lang === 'pl' ? 'Część 9' : 'Part 9')).toBeVisible();
    await expectUsable(page);
  } finally {
    await park.close();
  }
});
