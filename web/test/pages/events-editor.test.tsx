import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { drawing } from '../../../server/test/support/pictures.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { events as t } from '../../src/i18n/pl/staff/events.ts';
import { form } from '../../src/i18n/pl/staff/form.ts';
import { picture } from '../../src/i18n/pl/staff/site/picture.ts';
import {
  all,
  click,
  expectTold,
  fieldIn,
  lookAgain,
  sendFiles,
  tap,
  textOf,
  the,
  tick,
  write,
} from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let editor: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  editor = await site.newPerson('Editor', 'Ewa');
  await makeTracks(site.park);
});

const db = () => site.park.store.db;
const kept = () => db().selectFrom('event').selectAll().execute();

beforeEach(async () => {
  await db().deleteFrom('slot').execute();
  await db().deleteFrom('event').execute();
});

const group = (legend: string) => the('group', legend);
const make = async (name = 'Zawody', start = '2026-07-20T08:00:00Z') =>
  (await site.ask('POST', '/items/Event', editor, { name, start, asset: 1 })).data.id;
const open = async () => {
  await site.show('/desk/events', { as: editor });
  return await the('button', t.add);
};

test('What is missing is told at its field, and nothing that was typed is lost', async () => {
  await click(await open());
  await write(t.description, 'Start o świcie.', await group(t.polish));
  await write(t.url, 'lake.example', document.body);
  await tap(t.save);
  const name = await fieldIn(t.name, await group(t.polish));
  await waitFor(() => expect(document.activeElement).toBe(name));
  await expectTold(t.name, t.faults.required, await group(t.polish));
  await expectTold(t.start, t.faults.required);
  await expectTold(t.url, t.faults.url);
  expect((await fieldIn(t.description, await group(t.polish))).value).toBe('Start o świcie.');
  await write(t.name, 'Zawody', await group(t.polish));
  await write(t.start, '2026-07-20T08:00');
  await write(t.end, '2026-07-20T07:30');
  await write(t.url, 'https://lake.example');
  await tap(t.save);
  await expectTold(t.end, t.faults.order);
  expect(await kept()).toEqual([]);
});

test('An event is announced in both languages, and its list names it in the reader’s', async () => {
  await click(await open());
  await write(t.name, 'Zawody o świcie', await group(t.polish));
  await write(t.name, 'Contest at dawn', await group(t.english));
  await write(t.start, '2026-07-20T05:30');
  await write(t.end, '2026-07-20T08:00');
  await write(t.track, '2');
  await tap(t.save);
  await expectToast(t.saved);
  await the('heading', 'Zawody o świcie');
  await expectText('Tor 2 · Bez miejsc do rezerwacji');
  expect(await kept()).toMatchObject([
    {
      name: 'Zawody o świcie',
      name_en: 'Contest at dawn',
      start_at: Date.parse('2026-07-20T03:30:00Z'),
      end_at: Date.parse('2026-07-20T06:00:00Z'),
      asset_id: 2,
    },
  ]);
});

test('An event at a time that comes twice is saved once one of the two is chosen, and comes back so', async () => {
  await click(await open());
  await write(t.name, 'Noc na wodzie', await group(t.polish));
  await write(t.start, '2026-10-25T02:30');
  await expectTold(t.start, form.unclearTime.twice);
  await tap(t.save);
  await expectText(t.checkFields);
  expect(await kept()).toEqual([]);
  const which = await group(form.whichTime(t.start));
  await tick(form.oneOfTwo(false, '02:30 (UTC+1)'), which);
  await tap(t.save);
  await expectToast(t.saved);
  expect(await kept()).toMatchObject([{ start_at: Date.parse('2026-10-25T01:30:00Z') }]);
  await tap(t.editOne('Noc na wodzie'));
  const chosen = await group(form.whichTime(t.start));
  expect((await fieldIn(form.oneOfTwo(false, '02:30 (UTC+1)'), chosen)).checked).toBe(true);
});

test('An event at a time that the clocks skip is refused', async () => {
  await click(await open());
  await write(t.name, 'Świt', await group(t.polish));
  await write(t.start, '2027-03-28T02:30');
  await expectTold(t.start, form.unclearTime.skipped);
  await tap(t.save);
  await expectText(t.checkFields);
  expect(await kept()).toEqual([]);
});

test('Leaving with something typed asks, and staying keeps it', async () => {
  await make();
  await open();
  await tap(t.editOne('Zawody'));
  await write(t.name, 'Inna nazwa', await group(t.polish));
  await tap(t.back);
  expect(textOf(await question())).toContain(plain(form.dropText));
  await answer(form.stay);
  expect((await fieldIn(t.name, await group(t.polish))).value).toBe('Inna nazwa');
  // A link of the frame asks, too.
  await click(document.querySelector('a[href="/today"]') as HTMLElement);
  await answer(form.stay);
  expect(window.location.pathname).toBe('/desk/events');
  await tap(t.back);
  await answer(form.drop);
  await the('heading', 'Zawody');
});

test('Files that are no pictures are refused, by their name or by what is in them; a real one is kept', async () => {
  await make();
  await open();
  await tap(t.editOne('Zawody'));
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await sendFiles(picture.choose, new File([script], 'lake.svg', { type: 'image/svg+xml' }));
  await expectText(picture.faults.type);
  // Called a picture, so that only the server can tell by what is in it.
  await sendFiles(picture.choose, new File([script], 'lake.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.queryByText(plain(picture.uploading))).toBeNull());
  await expectText(picture.faults.type);
  expect(all('img', t.pictureOf('Zawody'))).toEqual([]);
  const jpeg = new Uint8Array(await drawing(80, 60).jpeg(80));
  await sendFiles(picture.choose, new File([jpeg], 'lake.jpg', { type: 'image/jpeg' }));
  const image = await the('img', t.pictureOf('Zawody'));
  expect(screen.queryByText(plain(picture.faults.type))).toBeNull();
  await tap(t.save);
  await expectToast(t.saved);
  const [event] = await kept();
  expect(image.getAttribute('src')).toContain(event?.image ?? '?');
  await tap(t.editOne('Zawody'));
  await tap(picture.remove);
  await tap(t.save);
  await waitFor(async () => expect((await kept())[0]?.image).toBeNull());
});

test('An event is called off after a question', async () => {
  await make();
  await open();
  await tap(t.deleteOne('Zawody'));
  expect(textOf(await question())).toContain(plain(t.deleteQuestion('Zawody')));
  await answer(t.delete);
  await expectToast(t.deleted);
  await expectText(t.noneComing);
  expect(await kept()).toEqual([]);
});

test('An event that somebody has booked stays, and the editor is told why', async () => {
  const id = await make('Szkółka');
  const rider = await site.newPerson();
  for (const booked_by of [rider.id, null])
    await makeSlot(site.park, '2026-07-20T08:00:00Z', { event_id: id, booked_by, series: 'one' });
  await open();
  await expectText('Tor 1 · 2 miejsca');
  await tap(t.deleteOne('Szkółka'));
  await answer(t.delete);
  await expectToast(t.deleteBooked(1));
  await the('heading', 'Szkółka');
  expect(await kept()).toHaveLength(1);
});

test('What is over stands among the past ones', async () => {
  await make('Majówka', '2026-05-01T08:00:00Z');
  await open();
  await expectText(t.noneComing);
  await tick(t.views.past);
  await the('heading', 'Majówka');
});

test('A saving without an answer says that it may have worked', async () => {
  await click(await open());
  await write(t.name, 'Zawody', await group(t.polish));
  await write(t.start, '2026-07-20T08:00');
  site.answerInstead(({ method }) =>
    method === 'POST' ? Response.json({ errors: [] }, { status: 502 }) : null,
  );
  await tap(t.save);
  const alert = await screen.findByRole('alert');
  expect(textOf(alert)).toContain(plain(t.saveFailed));
  expect(textOf(alert)).toContain(plain(t.maybeSaved));
  expect(textOf(alert)).toContain(plain(errors.unexpected));
  expect(within(alert).queryByRole('button')).toBeNull();
  expect((await fieldIn(t.name, await group(t.polish))).value).toBe('Zawody');
});

test('Who opens an event again right after saving it finds what was saved, however long the list takes', async () => {
  await make();
  await open();
  await tap(t.editOne('Zawody'));
  await write(t.name, 'Zawody o świcie', await group(t.polish));
  const { promise: list, resolve: readList } = Promise.withResolvers<null>();
  site.answerInstead(({ method, path }) =>
    method === 'GET' && path.startsWith('/items/Event') ? list : null,
  );
  await tap(t.save);
  await expectToast(t.saved);
  await lookAgain();
  expect(all('button', t.editOne('Zawody'))).toEqual([]);
  readList(null);
  await tap(t.editOne('Zawody o świcie'));
  expect((await fieldIn(t.name, await group(t.polish))).value).toBe('Zawody o świcie');
});
