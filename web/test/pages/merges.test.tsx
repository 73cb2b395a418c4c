import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertGuest } from '../../../server/src/modules/accounts/rows/index.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { cardTexts } from '../../src/features/staff-desk/card/card.texts.ts';
import { mergeTexts } from '../../src/features/staff-desk/card/merge/merge.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { mailedMerge } from '../../src/i18n/pl/merges/mailed-merge.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { dialog, expectSays, tap, the, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast, named, press } from '../support/page.ts';

const t = mergeTexts.pl;
const now = '2026-07-04T08:00:00Z';
let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set(now);
  await makeTracks(site.park);
});

beforeEach(async () => {
  site.park.clock.set(now);
  admin = await site.newPerson('Admin', 'Ada');
  site.park.mailer.sent.length = 0;
});

function aGuest(name: string, phone: string | null = null): Promise<string> {
  const { store, clock } = site.park;
  return store.db.transaction().execute((db) => insertGuest({ db, now: clock.now() }, { name, phone }));
}

test('An Admin joins a guest of the same name after a preview, and undoes it', async () => {
  const guest = await aGuest('Grupa SP 5');
  const other = await aGuest('grupa SP-5');
  await makeSlot(site.park, '2026-07-05T08:00:00Z', { booked_by: guest });
  await site.show(`/desk/people/${other}`, { as: admin });
  await tap(t.joinWith('Grupa SP 5'));
  const preview = await dialog();
  await expectSays(() => preview, t.rides(1));
  await expectSays(() => preview, t.emptied);
  await tap(t.confirm, preview);
  await expectToast(t.done);
  const section = await the('region', t.title);
  await expectSays(() => section, t.states.merged('Grupa SP 5'));
  await tap(t.undoOf('Grupa SP 5'));
  await expectToast(t.undone);
  await the('button', t.joinWith('Grupa SP 5'));
});

test('Undo says why it is refused', async () => {
  const guest = await aGuest('Wanda');
  const other = await aGuest('wanda');
  const slot = await makeSlot(site.park, '2026-07-05T09:00:00Z', { booked_by: guest });
  await site.call('POST', '/desk/merges', admin, { guest, into: other });
  await site.call('POST', '/items/Payment', admin, { slot, method: 'cash' });
  await site.show(`/desk/people/${other}`, { as: admin });
  await tap(t.undoOf('Wanda'));
  await expectToast(t.changedSince);
});

test('The owner of an account sees what is joined, and agrees by one button', async () => {
  const rider = await site.newPerson('User', 'Żaneta');
  const { db } = site.park.store;
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', rider.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('account').set({ proved_email: email }).where('id', '=', rider.id).execute();
  const guest = await aGuest('Żaneta K');
  const slot = await makeSlot(site.park, '2026-07-05T10:00:00Z', { booked_by: guest });
  await site.call('POST', '/items/Payment', admin, { slot, method: 'cash' });
  await site.show(`/desk/people/${guest}`, { as: admin });
  await tap(t.search);
  const question = await dialog();
  await write(desk.findRider, email ?? '', question);
  await tap(/^Żaneta/, question);
  await expectSays(() => question, t.asks);
  await tap(t.ask, question);
  await expectToast(t.sent);
  await sendDue(site.park);
  const token = /\/merge\?token=(\S+)/.exec(site.park.mailer.sent.map(({ text }) => text).join('\n'))?.[1];
  await site.show(`/merge?token=${token}`);
  await expectText('Żaneta K');
  await expectText(common.price(5500));
  await press(mailedMerge.submit);
  await expectText(mailedMerge.done);
  expect(screen.queryByRole('button', { name: named(mailedMerge.submit) })).toBeNull();
});

test('A broken link says so, and only an Admin is offered to join records', async () => {
  await site.show('/merge?token=made-up');
  await expectText(new RegExp(mailedMerge.broken.slice(0, 20)));
  const guest = await aGuest('Olek');
  await site.show(`/desk/people/${guest}`, { as: await site.newPerson('Editor') });
  await the('region', cardTexts.pl.notes);
  expect(screen.queryByRole('region', { name: named(t.title) })).toBeNull();
});
