import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { content as c } from '../../src/i18n/pl/staff/site/content.ts';
import { looks as t } from '../../src/i18n/pl/staff/site/looks.ts';
import { dialog, expectTold, fieldIn, sendFiles, tap, textOf, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

beforeEach(async () => {
  await site.park.store.db.deleteFrom('content_version').execute();
  site.park.pageContents.forget();
});

const open = () => site.show('/desk/looks', { as: admin });
const kept = async () => {
  site.park.pageContents.forget();
  return (await site.park.pageContents.read()).looks;
};
const svg = (inside: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30">${inside}</svg>`], 'logo.svg', {
    type: 'image/svg+xml',
  });

test('Colours that nobody could read are told as they are picked, with one that would do', async () => {
  await open();
  await expectText(t.oursNow);
  await tap(t.own);
  await write(t.main, 'violet');
  await expectTold(t.main, t.wrong);
  await write(t.main, '#3c1a5b');
  await write(t.second, '#111111');
  await expectText(t.refused);
  await tap(new RegExp(`^${t.take('#')}[0-9a-f]{6}$`));
  await waitFor(() => expect(screen.queryByText(plain(t.refused))).toBeNull());
  const second = (await fieldIn(t.second)).value;
  expect(second).toMatch(/^#[0-9a-f]{6}$/);
  expect(second).not.toBe('#111111');
  expect(textOf(document.querySelector('main table'))).not.toContain(t.fails);
  await tap(c.save);
  await expectToast(c.saved);
  expect((await kept()).content.colours).toEqual({ main: '#3c1a5b', second });
});

test('A drawing that runs something is not taken, one of shapes is, and stands in the bar once saved', async () => {
  await open();
  await sendFiles(t.chooseLogo, svg('<script>alert(1)</script>'));
  await expectText(t.notPlain('script'));
  await sendFiles(t.chooseLogo, svg('<path d="M0 30 15 0l15 20L45 0l15 30z" fill="#5b2a86"/>'));
  await tick(t.onPlate);
  await waitFor(() => expect(screen.queryByText(plain(t.notPlain('script')))).toBeNull());
  await tap(c.save);
  await expectToast(c.saved);
  const { logo } = (await kept()).content;
  expect(logo).toMatchObject({ onPlate: true, withName: true });
  await waitFor(() =>
    expect(document.querySelector('[data-frame=staff] header img')?.getAttribute('src')).toContain(
      logo?.file,
    ),
  );
});

test('Ours come back from the history', async () => {
  await open();
  await tap(t.own);
  await tap(c.save);
  await expectToast(c.saved);
  await tap(c.history.open);
  const history = await dialog();
  await tap(c.history.lookAt(c.history.first), history);
  await tap(c.history.putBack, history);
  await answer(c.history.putBack);
  await expectToast(c.history.done);
  await expectText(t.oursNow);
  expect(await kept()).toMatchObject({ version: 2, content: { colours: null, logo: null } });
});

test('The park’s name is saved by itself', async () => {
  await open();
  await write(t.name, '  Przystań Wake ');
  await tap(t.saveName);
  await expectToast(t.saved);
  site.park.parkSettings.forget();
  expect((await site.park.parkSettings.read()).name).toBe('Przystań Wake');
  await waitFor(() =>
    expect(textOf(document.querySelector('[data-frame=staff] header'))).toContain('Przystań Wake'),
  );
  expect((await kept()).version).toBe(0);
});
