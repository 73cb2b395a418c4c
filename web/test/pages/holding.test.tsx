import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { holdingTexts } from '../../src/features/staff-desk/holding/holding.texts.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { tap, textOf } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

const t = holdingTexts.pl;
let site: TestSite;
let manager: AccountOfTest;
let rider: AccountOfTest;
let slots: number[];

/** Rita holds one ride more than is told of as much, the first of them paid. */
beforeAll(async () => {
  site = await openSite();
  manager = await site.newPerson('Manager', 'Marek');
  rider = await site.newPerson('User', 'Rita');
  await makeTracks(site.park);
});

const held = () =>
  site.park.store.db.selectFrom('slot').select('id').where('booked_by', '=', rider.id).execute();

test('Nobody who holds few is told of', async () => {
  await site.show('/desk/holding', { as: manager });
  await expectText(t.none);
});

test('What is unpaid is shown before it is freed; what was paid while the question stood is kept and told', async () => {
  slots = [];
  for (let index = 0; index <= holdsMuchFrom; index += 1) {
    const start = Temporal.Instant.from('2026-07-02T08:00:00Z').add({ minutes: 15 * index });
    slots.push(await makeSlot(site.park, start.toString(), { booked_by: rider.id }));
  }
  await site.ask('POST', '/items/Payment', manager, { slot: slots[0], method: 'cash' });
  await site.show('/desk/holding', { as: manager });
  await expectText(t.coming(holdsMuchFrom + 1));
  await expectText(t.unpaid(holdsMuchFrom));
  await tap(t.freeOne('Rita'));
  const asked = textOf(await question());
  expect(asked).toContain(plain(t.freeQuestion(holdsMuchFrom, 'Rita')));
  expect(asked).toContain(plain(`10:15, ${common.track(1)}`));
  expect(asked).not.toContain(plain(`10:00, ${common.track(1)}`));
  await answer(common.goBack);
  expect(await held()).toHaveLength(holdsMuchFrom + 1);

  await tap(t.freeOne('Rita'));
  await question();
  await site.ask('POST', '/items/Payment', manager, { slot: slots[1], method: 'cash' });
  await answer(t.freeConfirm);
  await expectToast(t.freedSome(holdsMuchFrom - 1, 1));
  expect((await held()).map(({ id }) => id)).toEqual(slots.slice(0, 2));
  await expectText(t.none);
});
