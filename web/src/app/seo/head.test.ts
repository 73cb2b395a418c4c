import { noPlaces } from '@cablepark/domain/events/places';
import { anEvent, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { defaultPark } from '../../park/park.ts';
import { fileLinks } from './fileLinks.ts';
import { dataBlock, firstPictureHint, firstPictureLinks, metaTags, robotsTag } from './head.ts';
import { placeData } from './place.ts';

const files = {
  'page.tsx': { file: 'static/page.js', css: ['static/page.css'], imports: ['_shared.js', '_frame.js'] },
  '_shared.js': { file: 'static/shared.js', css: ['static/shared.css'], imports: ['page.tsx'] },
  '_frame.js': { file: 'static/frame.js' },
};

test('A page names its own styles and scripts, and not again those of the frame', () => {
  const links = fileLinks(files, ['page.tsx', 'gone.tsx'], '<script src="/static/frame.js"></script>');
  expect(links.match(/\/static\/[\w.]+/g)).toEqual([
    '/static/page.css',
    '/static/shared.css',
    '/static/page.js',
    '/static/shared.js',
  ]);
});

test('What a park says of itself cannot break out of the document', () => {
  const name = '"><script>alert(1)</script>';
  const facts = {
    language: 'pl',
    origin: 'https://park.example',
    path: '/',
    siteName: name,
    image: '/s.jpg',
  } as const;
  expect(metaTags({ ...facts, title: name, description: name })).not.toContain('<script');
  const block = dataBlock('application/json', 'park-info', { name });
  expect(block.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(block.replace(/<.*?>/g, ''))).toEqual({ name });
});

test('Each language has its own address, and names the other', () => {
  const facts = {
    origin: 'https://park.example',
    path: '/prices',
    siteName: 'P',
    image: '/s.jpg',
    title: 'T',
    description: 'D',
  };
  expect(metaTags({ ...facts, language: 'en' })).toContain(
    '<link rel="canonical" href="https://park.example/prices?lang=en">',
  );
  expect(metaTags({ ...facts, language: 'pl' })).toMatch(
    /canonical" href="https:\/\/park.example\/prices">[^]*hreflang="en" href="https:\/\/park.example\/prices\?lang=en"/,
  );
});

test('Search engines learn nothing that the park has not said', () => {
  const place = placeData(defaultPark, 'Cable Park', 'https://park.example');
  expect(Object.keys(place)).not.toContain('telephone');
  expect(Object.keys(place)).not.toContain('priceRange');
  expect(place).toMatchObject({ name: 'Cable Park', sameAs: [] });
  const contact = {
    ...defaultPark.contact,
    phone: '+48 600 000 000',
    address: 'Plażowa 1\n00-000 Przykładowo',
    map: { lat: 1, lon: 2 },
  };
  const slotPrice = { weekday: 55, weekend: 70 };
  const told = placeData({ ...defaultPark, contact, slotPrice }, 'Cable Park', 'https://park.example');
  expect(told).toMatchObject({
    telephone: '+48 600 000 000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Plażowa 1',
      postalCode: '00-000',
      addressLocality: 'Przykładowo',
      addressCountry: 'PL',
    },
    geo: { latitude: 1, longitude: 2 },
    priceRange: '55–70 PLN',
  });
});

describe('The picture of the first screen is asked for at once', () => {
  const files = { width: 1600, height: 1200, widths: [800, 1600], focus: { x: 50, y: 50 }, placeholder: '' };
  const alt = { pl: '', en: '' };
  const links = (name: string | null) =>
    firstPictureLinks(name, { own: { alt, files }, cable: { alt, files: null } })
      .split('\n')
      .map((link) => /media="(.*?)" imagesrcset="(.*?)" imagesizes="(.*?)"/.exec(link)?.slice(1) ?? []);

  test('ours, as it is cut for the screen', () => {
    expect(links('cable')).toEqual([
      ['(max-aspect-ratio: 2/3)', '/art/cable-phone-640.avif 640w', '100vw'],
      [
        'not all and (max-aspect-ratio: 2/3)',
        '/art/cable-800.avif 800w, /art/cable-1600.avif 1600w',
        'max(100vw, 178vh)',
      ],
    ]);
  });

  test('and its blurred hint stands in the page, alone', () => {
    expect(firstPictureHint('cable').match(/data-picture="\w+"/g)).toEqual([
      'data-picture="cable"',
      'data-picture="cable"',
    ]);
  });

  test('the park’s own, in its own shape', () => {
    expect(links('own')).toEqual([
      ['all', '/assets/own/800.avif 800w, /assets/own/1600.avif 1600w', 'max(100vw, 133vh)'],
    ]);
  });

  test.each([null, 'gone', 'toString'])('and none for %s', (name) => {
    expect(firstPictureLinks(name, {})).toBe('');
    expect(firstPictureHint(name)).toBe('');
  });
});

test('Search engines list an event until it is over, and nothing of a park that is not open yet', () => {
  const event = { event: anEvent({ end: at('2026-07-04T18:00:00Z') }), places: noPlaces };
  expect(robotsTag(false, event, '2026-07-04T17:00:00Z')).toBe('');
  expect(robotsTag(false, event, '2026-07-04T18:00:00Z')).toContain('noindex');
  expect(robotsTag(true, null, undefined)).toContain('noindex');
  expect(robotsTag(false, null, undefined)).toBe('');
});

test('The opening hours have their days where they come from the season, and a line for all days alike', () => {
  const daily = { opens: '10:00', closes: '20:00' };
  const night = { opens: '10:00', closes: '24:00' };
  const july = { firstDay: '2026-07-01', lastDay: '2026-07-31' };
  const week = [null, daily, daily, daily, daily, night, night];
  const told = placeData(defaultPark, 'Cable Park', 'https://park.example', [{ ...july, week }]);
  const valid = { '@type': 'OpeningHoursSpecification', validFrom: '2026-07-01', validThrough: '2026-07-31' };
  expect(told['openingHoursSpecification']).toEqual([
    { ...valid, dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '20:00' },
    { ...valid, dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '23:59' },
  ]);
  expect(
    placeData(defaultPark, 'Cable Park', 'https://park.example', [])['openingHoursSpecification'],
  ).toEqual([]);
  const plain = placeData(defaultPark, 'Cable Park', 'https://park.example');
  expect(JSON.stringify(plain['openingHoursSpecification'])).not.toContain('valid');
});
