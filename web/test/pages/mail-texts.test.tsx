import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { messages as m } from '../../src/i18n/pl/staff/desk/messages.ts';
import { content as c } from '../../src/i18n/pl/staff/site/content.ts';
import { choose, expectTold, fieldIn, tap, textOf, tick, write } from '../support/actions.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast } from '../support/page.ts';

const t = m.texts;
const ours = { pl: 'Parking jest za hangarem.', en: 'Parking is behind the hangar.' };

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
  await makeTracks(site.park);
});

beforeEach(async () => {
  await site.park.store.db.deleteFrom('content_version').execute();
  site.park.pageContents.forget();
  site.park.mailer.sent.length = 0;
  site.park.clock.set('2026-07-01T08:00:00Z');
});

const open = () => site.show('/desk/messages/texts', { as: admin });
/** The mail in the frame of the preview. */
const shown = async () => {
  const source = document.querySelector('iframe')?.getAttribute('src');
  return source ? await (await fetch(source)).text() : '';
};
const expectShown = (text: string) => waitFor(async () => expect(await shown()).toContain(text));
const sentTo = ({ email }: AccountOfTest) => site.park.mailer.sent.filter(({ to }) => to === email);

test('What is typed stands in the preview of its language alone, by day and by night', async () => {
  await open();
  expect((await fieldIn(t.which)).value).toBe('booked');
  await write(c.inPolish(t.sentence), ours.pl);
  await expectTold(c.inEnglish(t.sentence), t.missingEnglish);
  await expectShown(ours.pl);
  await tick(t.languages.en);
  await expectShown('See you on the water!');
  expect(await shown()).not.toContain(ours.pl);
  await write(c.inEnglish(t.sentence), ours.en);
  await expectShown(ours.en);
  await tick(t.schemes.dark);
  await waitFor(() => expect(document.querySelector('[data-scheme=dark] iframe')).toBeTruthy());
});

test('A sentence that is too long is told at its field, and breaks of lines become spaces', async () => {
  await open();
  await write(c.inPolish(t.sentence), 'x'.repeat(301));
  await expectText(t.refused);
  await tap(c.save);
  await expectTold(c.inPolish(t.sentence), c.tooLong(300));
  await write(c.inPolish(t.sentence), 'Jeden\n  wiersz');
  expect((await fieldIn(c.inPolish(t.sentence))).value).toBe('Jeden wiersz');
});

test('A sample arrives before anything is kept, and once kept riders read it, each in their language', async () => {
  await open();
  await write(c.inPolish(t.sentence), ours.pl);
  await write(c.inEnglish(t.sentence), ours.en);
  await tap(t.send);
  await expectToast(t.sent);
  await waitFor(() =>
    expect(
      sentTo(admin)
        .map(({ text }) => text)
        .join(),
    ).toContain(ours.pl),
  );
  expect((await site.park.pageContents.read()).mails.version).toBe(0);
  await tap(c.save);
  await expectToast(c.savedMails);
  site.park.pageContents.forget();
  for (const [index, language] of (['pl', 'en'] as const).entries()) {
    const rider = await site.newPerson();
    await site.ask('PATCH', '/users/me', rider, { language });
    const slot = await makeSlot(site.park, `2026-07-09T1${index}:00:00Z`);
    await site.ask('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
    // What was done is told a little later, for all of it at once.
    site.park.clock.set(site.park.clock.now().add({ minutes: 10 }).toString());
    await sendDue(site.park);
    expect(sentTo(rider)).toHaveLength(1);
    const text = sentTo(rider)[0]?.text ?? '';
    expect(text).toContain(ours[language]);
    expect(text).not.toContain(ours[language === 'pl' ? 'en' : 'pl']);
  }
  // The list says which mails have a sentence.
  await fieldIn(t.which);
  const options = [...document.querySelectorAll('option')].map(textOf);
  expect(options).toContain(t.written(m.kinds.booked));
  expect(options).toContain(m.kinds.moved);
});

test('Of two Admins who write at once the second is told, and finds the other’s sentence', async () => {
  await open();
  await choose(t.which, m.kinds.moved);
  await write(c.inPolish(t.sentence), 'Przepraszamy za kłopot.');
  const other = await site.newPerson('Admin', 'Olga');
  const body = { edited: 0, content: { booked: ours } };
  expect(await site.ask('POST', '/park/contents/mails/versions', other, body)).toMatchObject({ status: 200 });
  await tap(c.save);
  await expectText(c.conflict.title);
  await tap(c.conflict.load);
  await answer(c.conflict.load);
  await choose(t.which, t.written(m.kinds.booked));
  expect((await fieldIn(c.inPolish(t.sentence))).value).toBe(ours.pl);
});

test('Mails about accounts can be looked at, too', async () => {
  await open();
  await choose(t.which, m.kinds['password-changed']);
  await waitFor(() => expect(document.querySelector('iframe')?.title).not.toBe(''));
  await expectShown('/forgot');
  leavePage();
});
