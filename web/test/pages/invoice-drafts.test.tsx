import { beforeAll, expect, test } from 'vitest';
import { type Created, InvoicesUnavailable } from '../../../server/src/invoice-services/service.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { invoices as invoicesEn } from '../../src/i18n/en/staff/desk/invoices.ts';
import { invoices as t } from '../../src/i18n/pl/staff/desk/invoices.ts';
import { payments } from '../../src/i18n/pl/staff/desk/payments.ts';
import { takings } from '../../src/i18n/pl/staff/desk/takings.ts';
import { all, expectSays, tap, textOf, the, tick } from '../support/actions.ts';
import { openOnlineSite } from '../support/onlineSite.ts';
import type { TestSite } from '../support/openSite.tsx';
import { expectText } from '../support/page.ts';

let site: TestSite;
let manager: AccountOfTest;
/** What the bookkeeper's program says to each new draft. */
let answer: () => Created;

beforeAll(async () => {
  const online = await openOnlineSite();
  site = online.site;
  const [rider, other] = [await site.newPerson('User', 'Rita'), await site.newPerson('User', 'Ola')];
  manager = await site.newPerson('Manager', 'Marek');
  const slot = await makeSlot(site.park, '2026-07-02T10:00:00Z');
  await online.buy(rider, { slots: [slot], tax_id: '5261040828' });
  await online.buy(other, { slots: [await makeSlot(site.park, '2026-07-02T11:00:00Z')] });
});

const part = () => the('region', t.title);

test('Without a key the page has no drafts of invoices', async () => {
  await site.show('/desk/takings', { as: manager });
  await tick(takings.presets.today);
  await the('region', payments.heading);
  await expectText(takings.exports);
  expect(all('region', t.title)).toEqual([]);
});

test('A payment with a tax number is handed over by a button, and its state stands beside it', async () => {
  answer = () => {
    throw new InvoicesUnavailable('key', 'create: answered with 401');
  };
  site.park.invoices = {
    name: 'fakturownia',
    makesLater: false,
    find: async () => null,
    create: async () => answer(),
  };
  await site.show('/desk/takings', { as: manager });
  await tick(takings.presets.today);
  const drafts = await part();
  await expectSays(() => drafts, t.notFiscal);
  await expectSays(() => drafts, t.taxId('5261040828'));
  expect(drafts.querySelectorAll('li')).toHaveLength(1);
  await tap(t.handOver('Fakturownia'), drafts);
  await expectSays(() => drafts, t.waits.key);
  answer = () => ({ refused: 'Nieprawidłowy NIP' });
  await tap(t.handOver('Fakturownia'), drafts);
  await expectSays(() => drafts, 'Nieprawidłowy NIP');
  answer = () => ({ id: '1017' });
  await tap(t.handOver('Fakturownia'), drafts);
  await expectSays(() => drafts, t.document('1017'));
  expect(all('button', t.handOver('Fakturownia'), drafts)).toEqual([]);
  const list = await the('region', payments.heading);
  await expectSays(() => list, t.mark(t.states.sent));
  // The other payment has no tax number, and no mark.
  expect(
    [...list.querySelectorAll('li')].filter((line) => textOf(line).includes(t.states.sent)),
  ).toHaveLength(1);
});

test('A period without tax numbers says so', async () => {
  site.park.clock.set('2026-09-01T08:00:00Z');
  manager = await site.newPerson('Manager', 'Marek');
  await site.show('/desk/takings', { as: manager, lang: 'en' });
  const drafts = await the('region', invoicesEn.title);
  await expectSays(() => drafts, invoicesEn.none);
  expect(all('button', invoicesEn.handOver('Fakturownia'))).toEqual([]);
});
