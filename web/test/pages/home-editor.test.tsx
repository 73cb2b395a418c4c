import { defaultContents } from '@cablepark/domain/content/defaults';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { content as c } from '../../src/i18n/pl/staff/site/content.ts';
import { home as t } from '../../src/i18n/pl/staff/site/home.ts';
import { choose, expectTold, fieldIn, tap, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

/** Each test begins with our home page. */
beforeEach(async () => {
  await site.park.store.db.deleteFrom('content_version').execute();
  site.park.pageContents.forget();
});

const scenes = defaultContents.home.scenes;
const [first = '?', second = '?'] = scenes.map(({ name }) => name.pl);
const open = () => site.show('/desk/pages/home', { as: admin });
const kept = async () => {
  site.park.pageContents.forget();
  return (await site.park.pageContents.read()).home.content.scenes;
};
const save = async () => {
  await tap(c.save);
  await expectToast(c.saved);
};

test('What no page can show is told at its field, and nothing is saved', async () => {
  await open();
  expect(((await the('button', c.save)) as HTMLButtonElement).disabled).toBe(true);
  await tap(t.scenes.editScene(first));
  await write(c.inPolish(t.fields.title), '');
  await write(c.inEnglish(t.fields.title), '');
  await choose(t.fields.target, t.fields.elsewhere);
  await write(t.fields.address, 'javascript:alert(1)');
  await tap(c.save);
  await expectText(c.checkFields);
  await expectTold(c.inPolish(t.fields.title), c.needed);
  await expectTold(t.fields.address, t.fields.targetFault);
  const title = await fieldIn(c.inPolish(t.fields.title));
  await waitFor(() => expect(document.activeElement).toBe(title));
  await write(c.inPolish(t.fields.title), 'Zalew czeka');
  await expectTold(c.inEnglish(t.fields.title), c.missingEnglish);
  await choose(t.fields.target, t.pages.contact);
  await save();
  expect((await kept())[0]).toMatchObject({ title: { pl: 'Zalew czeka', en: '' } });
});

test('Scenes are moved, removed and brought back', async () => {
  await open();
  await tap(t.scenes.down(first));
  await tap(t.scenes.editScene(first));
  await tap(t.scenes.remove);
  await expectText(t.scenes.removed(first));
  await tap(t.scenes.undoRemove);
  await save();
  expect((await kept()).map(({ name }) => name.pl)).toEqual([second, first]);
});

test('A page of fewer than two scenes cannot be saved, and says what it lacks', async () => {
  await open();
  await tick(t.scenes.shownScene(second));
  await tap(c.save);
  await expectText(t.scenes.few);
  expect(await kept()).toEqual(scenes);
  await tick(t.scenes.shownScene(second));
  await expectText(c.allSaved);
  expect(screen.queryByText(plain(t.scenes.few))).toBeNull();
});
