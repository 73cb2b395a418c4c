import { defaultContents } from '@cablepark/domain/content/defaults';
import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { audit as auditEn } from '../../src/i18n/en/staff/desk/audit.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { audit as t } from '../../src/i18n/pl/staff/desk/audit.ts';
import { park } from '../../src/i18n/pl/staff/site/park.ts';
import { words } from '../../src/i18n/pl/staff/site/words.ts';
import { choose, textOf, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, plain } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;
let editor: AccountOfTest;
let slot: number;

const text = (last: string) => ({ pl: `${'Siadamy nad wodą. '.repeat(12)}${last}`, en: '' });
const section = (last: string) => ({
  heading: { pl: 'Taras', en: 'Terrace' },
  text: text(last),
  picture: null,
});

/** An editor prices a slot anew and deletes another, an admin makes an editor, renames the park and writes the bar's page. */
beforeAll(async () => {
  site = await openSite();
  [admin, editor] = [await site.newPerson('Admin', 'Adam'), await site.newPerson('Editor', 'Ewa')];
  await makeTracks(site.park);
  slot = await makeSlot(site.park, '2026-07-08T10:00:00Z');
  const gone = await makeSlot(site.park, '2026-07-08T11:00:00Z');
  await site.ask('PATCH', `/items/Slot/${slot}`, editor, { price: 48.5 });
  await site.ask('DELETE', `/items/Slot/${gone}`, editor);
  const risen = await site.newPerson('User', 'Rita');
  await site.ask('PATCH', `/users/${risen.id}`, admin, { role: 'Editor' });
  await site.ask('PATCH', '/park', admin, { name: 'Przystań', policy: { cancelFreeHours: 9 } });
  const write = (edited: number, sections: object[]) => {
    const content = { ...defaultContents.bar, isShown: true, sections };
    return site.ask('POST', '/park/contents/bar/versions', admin, { edited, content });
  };
  await write(0, [section('Do 21.')]);
  const more = Array.from({ length: 10 }, (_, index) => ({
    heading: { pl: `Część ${index}`, en: `Part ${index}` },
    text: { pl: 'Nowa.', en: 'New.' },
    picture: null,
  }));
  const { status } = await write(1, [section('Do 22.'), ...more]);
  if (status !== 200) throw new Error(`The page was not written: ${status}`);
});

const open = (lang: 'pl' | 'en' = 'pl') => site.show('/desk/audit', { as: admin, lang });
const entries = () => [...document.querySelectorAll<HTMLElement>('main ol > li')];
const only = async (action: string, label = t.action, count = 1) => {
  await waitFor(() => expect(entries().length).toBeGreaterThan(3));
  await choose(label, action);
  await waitFor(() => expect(entries()).toHaveLength(count));
  return entries()[0] as HTMLElement;
};
/** What an entry tells of one field: from what to what. */
const change = (entry: HTMLElement, field: string) => {
  const line = [...entry.querySelectorAll('dl > div')].find(
    (each) => textOf(each.querySelector('dt')).toLowerCase() === plain(field).toLowerCase(),
  );
  return [textOf(line?.querySelector('del')), textOf(line?.querySelector('ins'))];
};

test('An admin reads who gave a slot another price, from what to what', async () => {
  await open();
  const entry = await only(t.actions['slot.edit']);
  expect(textOf(entry)).toContain('Ewa');
  expect(textOf(entry)).toContain(String(slot));
  expect(change(entry, t.fields.price)).toEqual([common.price(5500), common.price(4850)].map(plain));
});

test('Of an account and of the park only what changed is told', async () => {
  await open();
  const risen = await only(t.actions['user.edit']);
  expect(change(risen, t.fields.role)).toEqual([t.values.User, t.values.Editor]);
  expect(risen.querySelectorAll('dl > div')).toHaveLength(1);
  await choose(t.action, t.actions['park.edit']);
  await waitFor(() => expect(textOf(entries()[0])).toContain(t.actions['park.edit']));
  const renamed = entries()[0] as HTMLElement;
  expect(change(renamed, park.fields.name)[1]).toBe('Przystań');
  expect(change(renamed, park.fields['policy.cancelFreeHours'])[1]).toBe('9');
  expect(renamed.querySelectorAll('dl > div')).toHaveLength(2);
});

test('It says which page was changed and what in it, folds long texts, and has what is behind them', async () => {
  await open();
  const entry = await only(t.actions['content.edit'], t.action, 2);
  expect(textOf(entry)).toContain(plain(t.pageEdited(words.names.bar)));
  expect(textOf(entry)).toContain(t.items.sections.added);
  expect(textOf(entry.querySelector('del'))).toMatch(/^….*Do 21\.$/);
  const whole = [...entry.querySelectorAll('details')].find((each) =>
    textOf(each).includes(text('Do 21.').pl),
  );
  expect(whole?.open).toBe(false);
  const folded = [...entry.querySelectorAll('summary')].map(textOf);
  expect(folded).toContain(t.moreChanges(3));
  expect(textOf(entry)).toContain('Część 9');
});

test('In English it says so', async () => {
  await open('en');
  const entry = await only(auditEn.actions['slot.delete'], auditEn.action);
  expect(textOf(entry)).toContain('Ewa');
});

test('A time in which nothing was done is empty', async () => {
  await open();
  await waitFor(() => expect(entries().length).toBeGreaterThan(3));
  await write(t.to, '2020-01-01');
  await expectText(t.none);
  await write(t.to, '2026-07-01');
  await waitFor(() => expect(entries().length).toBeGreaterThan(3));
});
