import { defaultContents } from '@cablepark/domain/content/defaults';
import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { drawing } from '../../../server/test/support/pictures.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { content as c } from '../../src/i18n/pl/staff/site/content.ts';
import { library as t } from '../../src/i18n/pl/staff/site/library.ts';
import { picture } from '../../src/i18n/pl/staff/site/picture.ts';
import { tracks } from '../../src/i18n/pl/staff/tracks.ts';
import { dialog, expectSays, fieldIn, sendFiles, set, tap, textOf, the, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;
let photo: File;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
  await makeTracks(site.park);
  photo = new File([new Uint8Array(await drawing(90, 60).jpeg(80))], 'taras.jpg', { type: 'image/jpeg' });
});

/** The library begins each test empty, and no page or track shows anything of it. */
beforeEach(async () => {
  const { db } = site.park.store;
  await db.deleteFrom('content_version').execute();
  await site.ask('PATCH', '/items/Asset/1', admin, { obstacles: [] });
  site.park.pageContents.forget();
  for (const { id } of await rows()) {
    const { status } = await site.ask('DELETE', `/park/pictures/${String(id)}`, admin);
    if (status !== 204) throw new Error(`A picture stays: ${status}`);
  }
});

/** A photo of the terrace, described in Polish. @returns its id */
async function sendPhoto(): Promise<string> {
  const sent = await site.app.inject({
    method: 'POST',
    url: '/park/pictures',
    headers: { authorization: `Bearer ${admin.tokens.accessToken}`, 'content-type': 'image/jpeg' },
    payload: Buffer.from(await photo.arrayBuffer()),
  });
  const { id } = sent.json().data;
  const alt = { pl: 'Taras nad wodą', en: '' };
  await site.call('PATCH', `/park/pictures/${id}`, admin, { alt, focus: { x: 50, y: 50 } });
  return id;
}
const open = () => site.show('/desk/pictures', { as: admin });
const rows = async () => (await site.ask('GET', '/park/pictures', admin)).rows;
const card = () => document.querySelector('main ul:last-of-type > li');
/** What the bar's page shows from now on. */
async function writeBar(shown: unknown): Promise<void> {
  site.park.pageContents.forget();
  const { version: edited } = (await site.park.pageContents.read()).bar;
  const section = {
    heading: { pl: 'Taras', en: 'Terrace' },
    text: { pl: 'Otwarty.', en: 'Open.' },
    picture: shown,
  };
  const content = { ...defaultContents.bar, sections: [section] };
  expect(await site.ask('POST', '/park/contents/bar/versions', admin, { edited, content })).toMatchObject({
    status: 200,
  });
}

test('A photo and what is none are sent at once, and each says what became of it', async () => {
  await open();
  await expectText(t.empty);
  const script = new File(['<svg onload="alert(1)"/>'], 'logo.svg', { type: 'image/svg+xml' });
  await sendFiles(t.send, photo, script);
  await expectSays(() => document.querySelector('main'), picture.faults.type);
  await expectText(t.altMissing);
  await expectText(t.nowhere);
  expect(await rows()).toHaveLength(1);
});

test('It is described in one language at least, and its point is moved', async () => {
  const id = await sendPhoto();
  await site.call('PATCH', `/park/pictures/${id}`, admin, {
    alt: { pl: '', en: '' },
    focus: { x: 50, y: 50 },
  });
  await open();
  await tap(t.editOne(t.unnamed(1)));
  const editor = await dialog();
  await set(await fieldIn(t.focusAcross, editor), '45');
  await write(c.inPolish(t.alt), 'x'.repeat(301), editor);
  await expectSays(() => editor, c.tooLong(300));
  await tap(t.save, editor);
  await write(c.inPolish(t.alt), 'Taras nad wodą', editor);
  await tap(t.save, editor);
  await expectToast(t.saved);
  await expectText(c.missingEnglish);
  await the('img', 'Taras nad wodą');
  expect(await rows()).toMatchObject([{ alt: { pl: 'Taras nad wodą', en: '' }, focus: { x: 45 } }]);
});

test('A page that shows it keeps it, and is named with the way to it', async () => {
  await writeBar(await sendPhoto());
  await open();
  const link = await the('link', t.pageNames.bar ?? '?', document.querySelector('main') as HTMLElement);
  expect(link.getAttribute('href')).toBe('/bar');
  await tap(t.removeOne('Taras nad wodą'));
  expect(textOf(await question())).toContain(plain(t.inUse(t.pageNames.bar ?? '?')));
  await answer(common.ok);
  expect(await rows()).toHaveLength(1);
});

test('A page that took it while the question stood keeps it, too', async () => {
  const id = await sendPhoto();
  await open();
  await tap(t.removeOne('Taras nad wodą'));
  await question();
  await writeBar(id);
  await answer(t.remove);
  await expectSays(() => document.querySelector('.Toastify'), t.removeFailed);
  expect(await rows()).toHaveLength(1);
});

test('It is chosen for an obstacle, stays while that shows it, and goes when nothing does', async () => {
  await sendPhoto();
  await site.show('/desk/tracks', { as: admin });
  await tap(tracks.editOne(common.track(1)));
  await tap(tracks.addObstacle);
  await write(tracks.obstacleName, 'Rura');
  await tap(t.fromLibraryFor('Rura'));
  await tap('Taras nad wodą', await dialog());
  await tap(tracks.save);
  await expectToast(tracks.saved);
  leavePage();

  await open();
  await expectSays(() => card(), t.onTrack(common.track(1)));
  await tap(t.removeOne('Taras nad wodą'));
  expect(textOf(await question())).toContain(plain(t.onTrack(common.track(1))));
  await answer(common.ok);
  leavePage();

  await site.ask('PATCH', '/items/Asset/1', admin, { obstacles: [] });
  await open();
  await tap(t.removeOne('Taras nad wodą'));
  await answer(t.remove);
  await expectToast(t.removed);
  await expectText(t.empty);
  await waitFor(async () => expect(await rows()).toEqual([]));
});
