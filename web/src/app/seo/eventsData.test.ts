import { noPlaces } from '@cablepark/domain/events/places';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { anEvent, at as moment } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { defaultPark } from '../../park/park.ts';
import { eventsData } from './eventsData.ts';
import { placeData } from './place.ts';

const place = placeData(defaultPark, 'Cable Park', 'https://park.example');
const at = '2026-07-01T10:00:00.000Z';

const event = anEvent({
  id: 1,
  name: 'Nocne pływanie',
  nameEn: 'Night session',
  start: moment('2026-07-03T19:30:00Z'),
  end: moment('2026-07-03T21:30:00Z'),
});
const places = { total: 3, open: 1, mine: false, price: 7000, highestPrice: 7000, lengths: [15] };

const entries = (shown: ShownEvent[], language: 'pl' | 'en' = 'pl') =>
  (eventsData(at, shown, place, language) as { '@graph': Record<string, unknown>[] })['@graph'];

test('An event ahead is told with its time, its place and what a place in it costs', () => {
  expect(entries([{ event, places }])).toEqual([
    {
      '@type': 'Event',
      '@id': 'https://park.example/events/1#event',
      name: 'Nocne pływanie',
      startDate: '2026-07-03T19:30:00.000Z',
      endDate: '2026-07-03T21:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: 'https://park.example/events/1/share.jpg',
      url: 'https://park.example/events/1',
      location: {
        '@type': 'Place',
        '@id': 'https://park.example/#park',
        name: 'Cable Park',
        address: 'Cable Park',
      },
      organizer: { '@type': 'Organization', name: 'Cable Park', url: 'https://park.example/' },
      offers: {
        '@type': 'Offer',
        price: 70,
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
        url: 'https://park.example/events/1',
      },
    },
  ]);
});

test('It speaks the page’s language, shows its own picture, and says when it is sold out', () => {
  const shown = { ...event, descriptionEn: 'Under lights.', image: 'abc', url: 'https://band.example/' };
  const [told] = entries([{ event: shown, places: { ...places, open: 0 } }], 'en');
  expect(told).toMatchObject({
    name: 'Night session',
    description: 'Under lights.',
    image: 'https://park.example/assets/abc',
    url: 'https://park.example/events/1',
    sameAs: 'https://band.example/',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('Past events are not announced, and nothing is offered where nobody can subscribe', () => {
  const past = { ...event, id: 2, end: moment('2026-07-01T09:00:00Z') };
  const open = { ...event, id: 3, end: null };
  const told = entries([
    { event: past, places },
    { event: open, places: noPlaces },
  ]);
  expect(told.map((entry) => entry['@id'])).toEqual(['https://park.example/events/3#event']);
  expect(told[0]).not.toHaveProperty('offers');
  expect(told[0]).not.toHaveProperty('endDate');
});
