import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { info } from '../../src/i18n/pl/info.ts';
import { expectSays } from '../support/actions.ts';
import { openSite } from '../support/openSite.tsx';
import { at, makeQuarters } from '../support/slots.ts';

const t = info.events;

test('The page of an event says what a place costs, how many are left and on which track; its card says it in short', async () => {
  const site = await openSite();
  await makeTracks(site.park);
  const [editor, rider] = [await site.newPerson('Editor'), await site.newPerson()];
  const body = {
    name: 'Wschód',
    description: 'Kawa na pomoście.',
    start: at('2026-07-05', '06:00'),
    asset: 1,
  };
  const { id } = await site.call<{ id: number }>('POST', '/items/Event', editor, body);
  const place = { event_id: id, price_cents: 4000 };
  const [first] = await makeQuarters(site, ['2026-07-05', '06:00'], 2, place);
  await makeQuarters(site, ['2026-07-05', '06:30'], 1, { ...place, price_cents: 5500 });
  await site.call('PATCH', `/items/Slot/${first}`, rider, { bookedBy: rider.id });
  const article = () => screen.getByRole('article', { name: 'Wschód' });
  const cost = `${common.price(4000)} – ${common.price(5500)}`;
  await site.show('/events');
  await screen.findByRole('article', { name: 'Wschód' });
  await expectSays(article, `${t.free(2)} · ${cost}`);
  await site.show(`/events/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Wschód' });
  const facts = [t.price, cost, t.places, t.freeOf(2, 3), t.track, common.track(1)].join('');
  await expectSays(() => article().querySelector('dl'), facts);
  expect(article().textContent).toContain('5 lipca');
});
