import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { makeSlot } from '../../../server/test/support/slots.ts';
import { pay as en } from '../../src/i18n/en/pay.ts';
import { en as enTexts } from '../../src/i18n/en.ts';
import { pay as pl } from '../../src/i18n/pl/pay.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import { named, plain, press } from '../support/page.ts';
import { at } from '../support/slots.ts';

const { common } = plTexts;
const day = '2026-07-10';
let online: OnlineSite;
let site: OnlineSite['site'];
let rider: OnlineSite['admin'];
let leaving: MockInstance<(url: string | URL) => void>;
let slots = 0;

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site } = online);
});

beforeEach(async () => {
  rider = await site.newPerson();
  leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaving.mockRestore();
  online.provider.mood.isBroken = false;
  site.park.clock.set('2026-07-01T08:00:00Z');
  await online.setPayments({ online: 'optional', afterNoShows: false });
});

/** One more free slot of the day. */
async function aSlot(): Promise<{ id: number; time: string }> {
  slots += 1;
  const time = new Temporal.PlainTime(9)
    .add({ minutes: 15 * slots })
    .toString()
    .slice(0, 5);
  return { id: await makeSlot(site.park, at(day, time)), time };
}
const main = async () => plain((await screen.findByRole('main')).textContent ?? '');

describe('The page of a payment', () => {
  const begin = async () => {
    const { id } = await aSlot();
    const checkout = await site.call<{ id: string }>('POST', '/checkouts', rider, { slots: [id] });
    return { slot: id, id: checkout.id };
  };

  test('waits, and says once it is paid that it is', async () => {
    const { id } = await begin();
    await site.show(`/pay/${id}`, { as: rider });
    await screen.findByRole('heading', { name: named(pl.open) });
    await press(pl.goOn);
    expect(leaving.mock.calls[0]?.[0]).toContain(online.provider.url);
    await online.pay(id);
    await site.show(`/pay/${id}`, { as: rider });
    await screen.findByRole('heading', { name: named(pl.paid) });
  });

  test.each([
    ['pl', pl, common.price(5500)],
    ['en', en, enTexts.common.price(5500)],
  ] as const)('says what became of the money in each case, in %s', async (lang, t, price) => {
    const { id } = await begin();
    const row = await site.call<{ items: object[] }>('GET', `/checkouts/${id}`, rider);
    const cases = [
      ['late', 'sent', t.late, t.lateHint(price)],
      ['late', 'refused', t.late, t.lateRefused(price)],
      ['expired', null, t.expired, t.expiredHint],
      ['review', null, t.review, t.reviewHint],
    ] as const;
    for (const [status, refund, heading, hint] of cases) {
      const items = row.items.map((item) => ({ ...item, refund }));
      site.answerInstead(({ method, path }) =>
        method === 'GET' && path.startsWith(`/checkouts/${id}`)
          ? Response.json({ data: { ...row, status, url: null, items } })
          : null,
      );
      await site.show(`/pay/${id}`, { as: rider, lang });
      await screen.findByRole('heading', { name: named(heading) });
      await waitFor(async () => expect(await main()).toContain(plain(hint)));
      site.answerInstead(() => null);
    }
  });

  test('whose time is over lets the rider begin again', async () => {
    const { slot: id, id: checkout } = await begin();
    const row = await site.call<object>('GET', `/checkouts/${checkout}`, rider);
    site.answerInstead(({ path }) =>
      path.startsWith(`/checkouts/${checkout}`)
        ? Response.json({ data: { ...row, status: 'expired', url: null } })
        : null,
    );
    await site.show(`/pay/${checkout}`, { as: rider });
    expect((await screen.findByRole('link', { name: named(pl.again) })).getAttribute('href')).toBe(
      `/pay?slots=${id}`,
    );
  });

  test('of somebody else, or of nobody, is not shown', async () => {
    const { id } = await begin();
    rider = await site.newPerson();
    for (const wanted of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await site.show(`/pay/${wanted}`, { as: rider });
      expect(await screen.findByRole('heading', { name: named(pl.unknown) })).toBeTruthy();
    }
  });
});
