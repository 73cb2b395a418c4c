import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { cancelTexts } from '../../src/features/staff-desk/cancel/cancel.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { actions } from '../../src/i18n/pl/staff/desk/actions.ts';
import { desk } from '../../src/i18n/pl/staff/desk/desk.ts';
import { payments } from '../../src/i18n/pl/staff/desk/payments.ts';
import { click, dialog, expectSays, tap, the, tick, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectText, expectToast } from '../support/page.ts';

const t = cancelTexts.pl;
let site: TestSite;
let rider: AccountOfTest;
let slots: number[];
let day = 4;

beforeAll(async () => {
  site = await openSite();
  site.park.clock.set('2026-07-04T08:00:00Z');
  await makeTracks(site.park);
});

/** Three slots to come, the first paid in cash. */
beforeEach(async () => {
  day += 1;
  rider = await site.newPerson('User', 'Żaneta');
  slots = [];
  for (const time of ['12:00', '12:15', '12:30'])
    slots.push(
      await makeSlot(site.park, `2026-07-${String(day).padStart(2, '0')}T${time}:00Z`, {
        booked_by: rider.id,
      }),
    );
  const manager = await site.newPerson('Manager', 'Ola');
  await site.call('POST', '/items/Payment', manager, { slot: slots[0], method: 'cash' });
});

const holders = async () =>
  await site.park.store.db
    .selectFrom('slot')
    .select('booked_by')
    .where('id', 'in', slots)
    .orderBy('id')
    .execute();
const three = (holder: string | null) => slots.map(() => ({ booked_by: holder }));

async function chooseAll(who: AccountOfTest) {
  await site.show(`/desk/people/${rider.id}`, { as: who });
  await tap(t.several);
  const sheet = await dialog();
  await expectSays(() => sheet, t.choose);
  await click(await the('button', t.chooseAll, sheet));
  return sheet;
}

test('An Editor cancels paid and unpaid slots of a rider at once, and one tap brings them back', async () => {
  const editor = await site.newPerson('Editor', 'Ewa');
  const sheet = await chooseAll(editor);
  await expectSays(() => sheet, t.unpaid(2));
  await expectSays(() => sheet, t.desk(1, common.price(5500)));
  await click(await the('button', t.confirm(3), sheet));
  await expectSays(() => sheet, desk.voidReasonShort(3));
  await expectSays(() => sheet, payments.wayFault);
  await write(desk.voidReason, 'Wiatr', sheet);
  await tick(payments.ways.card, sheet);
  await expectSays(() => sheet, t.undoable(15));
  await click(await the('button', t.confirm(3), sheet));
  await expectToast(t.done(3));
  expect(await holders()).toEqual(three(null));
  await click(await the('button', actions.undo));
  await expectToast(actions.done(actions.kinds.cancel));
  expect(await holders()).toEqual(three(rider.id));
});

test('A transfer is told to be for good', async () => {
  const sheet = await chooseAll(await site.newPerson('Editor', 'Ewa'));
  await tick(payments.ways.transfer, sheet);
  await expectSays(() => sheet, t.notUndoable);
});

test('A Manager cancels the unpaid ones only, and is told why', async () => {
  const sheet = await chooseAll(await site.newPerson('Manager', 'Marek'));
  await expectSays(() => sheet, t.needsEditor(1));
  await click(await the('button', t.onlyUnpaid(2), sheet));
  await expectToast(t.done(2));
  expect(await holders()).toEqual([{ booked_by: rider.id }, { booked_by: null }, { booked_by: null }]);
});

test('Where one was paid meanwhile, nothing is cancelled, and the question says so', async () => {
  const manager = await site.newPerson('Manager', 'Marek');
  const sheet = await chooseAll(manager);
  await expectText(t.needsEditor(1));
  await site.call('POST', '/items/Payment', manager, { slot: slots[1], method: 'cash' });
  await click(await the('button', t.onlyUnpaid(2), sheet));
  await expectToast(`${t.failed}: ${t.changed}`);
  expect(await holders()).toEqual(three(rider.id));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeNull());
});
