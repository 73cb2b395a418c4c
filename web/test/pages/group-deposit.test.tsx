import { beforeAll, expect, test, vi } from 'vitest';
import { acceptPaidOffers } from '../../../server/src/modules/groups/index.ts';
import { sendDue } from '../../../server/test/support/outbox.ts';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { group as t } from '../../src/i18n/pl/groups/group.ts';
import { tap } from '../support/actions.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import { expectText } from '../support/page.ts';

const email = 'ola@szkola.example';
let online: OnlineSite;

beforeAll(async () => {
  online = await openOnlineSite();
});

test('A group pays the deposit of its offer online, and has accepted it once the money has come', async () => {
  const { site, provider, pay } = online;
  const leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const manager = await site.newPerson('Manager', 'Marek');
  const slots: number[] = [];
  for (const minute of ['00', '15', '30', '45'])
    slots.push(await makeSlot(site.park, `2026-07-10T14:${minute}:00Z`));
  await site.call('POST', '/group-enquiries', null, {
    day: '2026-07-10',
    time: null,
    people: 5,
    name: 'SP 5',
    email,
    phone: null,
    message: null,
    language: 'pl',
  });
  await sendDue(site.park);
  const text = site.park.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
  const link = /\/group\/offer\?token=\S+/.exec(text)?.[0] ?? '';
  await site.show(link);
  await tap(t.prove);
  await expectText(t.open);
  const [row] = await site.call<{ id: number }[]>('GET', '/items/GroupEnquiry', manager);
  const offer = { slots, until: '2026-07-03T08:00:00Z', terms: null, deposit: 60, offer: 0 };
  await site.call('POST', `/desk/group-enquiries/${row?.id}/offers`, manager, offer);

  await site.show(link);
  await expectText(t.depositOnline('110 zł'));
  await tap(t.acceptAndPay('110 zł'));
  await vi.waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  const bill = await site.park.store.db.selectFrom('bill').select(['id', 'url']).executeTakeFirstOrThrow();
  expect(leaving).toHaveBeenCalledWith(bill.url);
  await site.show(link);
  await expectText(t.paymentBegun);
  expect(provider.transactions.size).toBe(1);

  await pay(bill.id);
  await acceptPaidOffers(site.park);
  await site.show(link);
  await expectText(t.names);
  leaving.mockRestore();
});
