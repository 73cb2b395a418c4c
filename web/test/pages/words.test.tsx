import { defaultContents } from '@cablepark/domain/content/defaults';
import { mostLines } from '@cablepark/domain/words/words.schema';
import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { form } from '../../src/i18n/pl/staff/form.ts';
import { content as c } from '../../src/i18n/pl/staff/site/content.ts';
import { words as t } from '../../src/i18n/pl/staff/site/words.ts';
import {
  click,
  dialog,
  expectTold,
  fieldIn,
  set,
  tap,
  textOf,
  the,
  tick,
  toldAt,
  write,
} from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectPath, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

/** Each test begins with our pages. */
beforeEach(async () => {
  await site.park.store.db.deleteFrom('content_version').execute();
  site.park.pageContents.forget();
});

const read = async (name: 'bar' | 'terms' = 'bar') => {
  site.park.pageContents.forget();
  return (await site.park.pageContents.read())[name];
};
const open = (page = 'bar') => site.show(`/desk/pages/${page}`, { as: admin });
/** The fields of the part that was added last. */
const last = async (label: string) => {
  await fieldIn(label);
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ labels }) => [...(labels ?? [])].some((each) => textOf(each) === plain(label)))
    .at(-1) as HTMLInputElement;
};
const writeLast = async (label: string, value: string) => set(await last(label), value);
const save = async () => {
  await tap(c.save);
  await expectToast(c.saved);
};
/** Another Admin saves the bar's page. */
async function writeElsewhere(title: string): Promise<AccountOfTest> {
  const other = await site.newPerson('Admin', 'Olga');
  const { version: edited, content } = await read();
  const body = { edited, content: { ...content, title: { pl: title, en: title } } };
  expect(await site.ask('POST', '/park/contents/bar/versions', other, body)).toMatchObject({ status: 200 });
  return other;
}

test('A text in one language is noted, and one of too many lines is refused at its field', async () => {
  await open();
  await tap(t.add);
  await writeLast(c.inPolish(t.heading), 'Zupy dnia');
  await writeLast(c.inPolish(t.text), 'a\n'.repeat(mostLines).concat('a'));
  expect(toldAt(await last(c.inEnglish(t.text)))).toBe(plain(c.missingEnglish));
  await expectText(c.lacksEnglish(2));
  await tap(c.save);
  await expectText(c.checkFields);
  const wrong = await last(c.inPolish(t.text));
  expect(toldAt(wrong)).toContain(plain(c.tooManyLines(mostLines)));
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  await writeLast(c.inPolish(t.text), '**Żurek**');
  await writeLast(c.inEnglish(t.heading), 'Soups of the day');
  await expectText(c.lacksEnglish(1));
  expect((await read()).version).toBe(0);
});

test('A new part goes to the top and is read by everybody, in Polish where there is no English', async () => {
  await open();
  await tap(t.add);
  await writeLast(c.inPolish(t.heading), 'Desery');
  await writeLast(c.inPolish(t.text), 'Lody.');
  await tap(t.add);
  await writeLast(c.inPolish(t.heading), 'Zupy dnia');
  await writeLast(c.inEnglish(t.heading), 'Soups of the day');
  await writeLast(c.inPolish(t.text), '**Żurek** i [ceny](/prices)\n\n- chłodnik\n- grochówka');
  await tap(t.up('Zupy dnia'));
  expect((await the('button', t.up('Zupy dnia'))).getAttribute('aria-disabled')).toBe('true');
  await tick(t.isShown);
  await save();
  await expectText(c.allSaved);
  for (const [lang, heading] of [
    ['pl', 'Zupy dnia'],
    ['en', 'Soups of the day'],
  ] as const) {
    leavePage();
    await site.show(lang === 'en' ? '/bar?lang=en' : '/bar', { lang });
    const section = (await the('heading', heading)).closest('section');
    expect(textOf(section?.querySelector('[lang=pl] strong, strong'))).toBe('Żurek');
    expect([...(section?.querySelectorAll('li') ?? [])].map(textOf)).toEqual(['chłodnik', 'grochówka']);
  }
});

test('A part that was removed comes back, and undoing all asks first', async () => {
  await open();
  await tap(t.add);
  await writeLast(c.inPolish(t.heading), 'Desery');
  await writeLast(c.inPolish(t.text), 'Lody.');
  await save();
  await tap(t.removeThis('Desery'));
  await expectText(t.removed('Desery'));
  await tap(t.undoRemove);
  await expectText(c.allSaved);
  await tap(t.removeThis('Desery'));
  await tap(c.undo);
  expect(textOf(await question())).toContain(plain(form.dropText));
  await answer(form.drop);
  await the('button', t.removeThis('Desery'));
});

test('A hidden page leads visitors to the start, and is said to be hidden where pages are listed', async () => {
  for (const isShown of [true, false]) {
    await open();
    await tick(t.isShown);
    await save();
    await site.show('/bar');
    if (isShown) await the('heading', defaultContents.bar.title.pl);
    else await expectPath('/');
  }
  await site.show('/desk/pages', { as: admin });
  const row = (await the('heading', t.names.bar)).closest('li') as HTMLElement;
  await waitFor(() => expect(textOf(row)).toContain(t.hidden));
  await waitFor(() => expect(textOf(row)).toContain('Ostatnia zmiana'));
  const untouched = (await the('heading', t.names.features)).closest('li') as HTMLElement;
  await waitFor(() => expect(textOf(untouched)).toContain(plain(t.never)));
});

test('What somebody else saved meanwhile is not lost, nor what was typed: one may load theirs', async () => {
  await open();
  await write(c.inPolish(t.pageTitle), 'Moje słowa');
  const other = await writeElsewhere('Cudze słowa');
  await tap(c.save);
  await expectText(c.conflict.title);
  await expectText(new RegExp(other.name));
  expect((await fieldIn(c.inPolish(t.pageTitle))).value).toBe('Moje słowa');
  await tap(c.conflict.load);
  expect(textOf(await question())).toContain(plain(c.conflict.loadText));
  await answer(c.conflict.load);
  await waitFor(async () => expect((await fieldIn(c.inPolish(t.pageTitle))).value).toBe('Cudze słowa'));
  expect((await read()).version).toBe(1);
});

test('Or put one’s own over it, and theirs stays in the history', async () => {
  await open();
  await write(c.inPolish(t.pageTitle), 'Moje słowa');
  await writeElsewhere('Cudze słowa');
  await tap(c.save);
  await expectText(c.conflict.title);
  await tap(c.conflict.keep);
  await answer(c.conflict.keep);
  await expectToast(c.saved);
  expect(await read()).toMatchObject({ version: 2, content: { title: { pl: 'Moje słowa' } } });
});

test('The history shows who wrote what and when, and brings back what stood before', async () => {
  await writeElsewhere('Cudze słowa');
  await open();
  await write(c.inPolish(t.pageTitle), 'Niezapisane');
  await tap(c.history.open);
  const history = await dialog();
  await waitFor(() => expect(textOf(history)).toContain('Olga'));
  expect(textOf(history)).toContain(c.history.stands);
  await tap(c.history.lookAt(c.history.first), history);
  await waitFor(() => expect(textOf(history)).toContain(plain(defaultContents.bar.title.pl)));
  await tap(c.history.putBack, history);
  expect(textOf(await question())).toContain(plain(c.history.unsavedText));
  await answer(c.history.putBack);
  await expectToast(c.history.done);
  expect(await read()).toMatchObject({ version: 2, content: defaultContents.bar });
  expect((await fieldIn(c.inPolish(t.pageTitle))).value).toBe(defaultContents.bar.title.pl);
});

test('Leaving by a link asks, and goes where it led', async () => {
  await open();
  await write(c.inPolish(t.pageTitle), 'Niezapisane');
  await click(document.querySelector('a[href="/bookings"]') as HTMLElement);
  await answer(form.stay);
  expect(window.location.pathname).toBe('/desk/pages/bar');
  await click(document.querySelector('a[href="/bookings"]') as HTMLElement);
  await answer(form.drop);
  await expectPath('/bookings');
});

test('The terms are ours until the park writes its own, from a day on; ours come back after a question', async () => {
  await open('terms');
  await expectText(t.legal.ours);
  await tap(t.legal.write);
  const day = await fieldIn(t.legal.inForceFrom);
  expect(day.value).toBe('2026-07-01');
  await set(day, '');
  await tap(c.save);
  await expectTold(t.legal.inForceFrom, t.legal.dayFault);
  await set(day, '2026-08-15');
  await save();
  expect((await read('terms')).content).toMatchObject({ follows: false, inForceFrom: '2026-08-15' });
  await tap(t.legal.back);
  expect(textOf(await question())).toContain(plain(t.legal.backText));
  await answer(t.legal.back);
  await expectText(t.legal.willBeOurs);
  await save();
  expect((await read('terms')).content).toMatchObject({ follows: true });
});

test('A page that cannot be read says so, and nothing can be saved over it', async () => {
  site.answerInstead(({ path }) =>
    path.startsWith('/park/contents/bar') ? Response.json({ errors: [] }, { status: 403 }) : null,
  );
  await open();
  await expectText(new RegExp(c.loadFailed.replace('.', '')));
  expect(document.querySelector('main form')).toBeNull();
});
