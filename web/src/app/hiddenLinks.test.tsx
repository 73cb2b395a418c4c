import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { aSlot } from '@cablepark/domain/testing/slot';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { StandingBooking } from '../features/auth/mailed-booking/StandingBooking.tsx';
import PricesPage from '../features/info/PricesPage.tsx';
import { infoTexts } from '../i18n/pages/info.texts.ts';
import { mailedBookingTexts } from '../i18n/pages/mailed-booking.texts.ts';
import { show } from '../testing/render.tsx';

const noPrices: ShownContent<'prices'> = {
  name: 'prices',
  version: 1,
  content: { lead: { pl: '', en: '' }, groups: [] },
  pictures: {},
  blocks: [],
};
const booking = {
  state: 'standing',
  firstName: 'Ola',
  slot: aSlot(),
  delayedFrom: null,
  event: null,
  back: null,
} as const;
const cancelling = { ask: async () => undefined, isPending: false, done: null, error: null };

test.each<[string, () => ReactElement, 'contact' | 'location']>([
  ['An empty price list', () => <PricesPage />, 'contact'],
  [
    'The page of a mailed link',
    () => <StandingBooking token="b1.x" booking={booking} cancelling={cancelling} />,
    'location',
  ],
])('%s leads to another page of the park only where the park shows that', async (_what, page, name) => {
  const links = async (hidden: readonly ('contact' | 'location')[]) => {
    await Promise.all([infoTexts.load('pl'), mailedBookingTexts.load('pl')]);
    await show(page(), { info: { shownContent: noPrices, park: { hidden } }, user: null });
    const all = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    cleanup();
    return all.filter((to) => to === `/${name}`);
  };
  expect(await links([])).toHaveLength(1);
  expect(await links([name])).toEqual([]);
});
