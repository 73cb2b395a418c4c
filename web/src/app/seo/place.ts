import { shareImageAddress } from '@cablepark/contract/park/looks';
import { eventPath } from '@cablepark/contract/park/public-pages';
import { artOf } from '@cablepark/domain/events/event-art';
import { pictureVersion, pictureWords } from '@cablepark/domain/events/shared-picture';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { groupBy } from '@cablepark/domain/grouping';
import { postalAddressOf } from '@cablepark/domain/park/postal-address';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import type { OpenPeriod, OpenWeek } from '@cablepark/domain/season/season-week';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { Park } from '../../park/park.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The fields that other entries use, among others. */
export interface PlaceData {
  '@id': string;
  name: string;
  /** With a slash at the end. */
  url: string;
  image: string;
  address?: object;
  [more: string]: unknown;
}

/** The picture that the server makes for shared links of an event; another drawing has another address. */
export function eventShareImage({ event, places }: ShownEvent, park: Park, language: Language): string {
  const words = pictureWords(event, { park: park.name, language, zone: park.zone });
  const version = pictureVersion(event.image ?? artOf(event, places), park.looks?.version ?? 0, words);
  const inLanguage = language === defaultLanguage ? '' : `lang=${language}&`;
  return `${eventPath(event.id)}/share.jpg?${inLanguage}v=${version}`;
}

/**
 * The park as schema.org data, with only the facts that the park has entered.
 * @param periods the weeks of the season by their days; null if the park's week is the same all year
 */
export function placeData(
  park: Park,
  siteName: string,
  origin: string,
  periods: readonly OpenPeriod[] | null = null,
): PlaceData {
  const { contact, hours } = park;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    '@id': `${origin}/#park`,
    name: park.name || siteName,
    url: `${origin}/`,
    image: `${origin}${shareImageAddress(park.looks)}`,
    ...(park.slotPrice && { priceRange: priceRange(park.slotPrice) }),
    currenciesAccepted: 'PLN',
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(contact.address && { address: addressData(contact.address) }),
    ...(contact.map && {
      geo: { '@type': 'GeoCoordinates', latitude: contact.map.lat, longitude: contact.map.lon },
    }),
    sameAs: [contact.facebook, contact.instagram, contact.youtube].filter(Boolean),
    openingHoursSpecification: periods
      ? periods.flatMap(({ firstDay, lastDay, week }) =>
          hoursData(week, { validFrom: firstDay, validThrough: lastDay }),
        )
      : hoursData(hours.week, {}),
  };
}

/** One entry for all days of the week with the same hours. */
function hoursData(week: OpenWeek, valid: object): object[] {
  const byHours = groupBy(
    week.flatMap((day, index) => (day ? [{ ...day, name: days[index] }] : [])),
    ({ opens, closes }) => `${opens}–${closes}`,
  );
  return [...byHours.values()].flatMap((same) =>
    same.slice(0, 1).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: same.map(({ name }) => name),
      opens,
      // schema.org's day has no 24:00.
      closes: closes === '24:00' ? '23:59' : closes,
      ...valid,
    })),
  );
}

function addressData(address: string): object {
  const { street, postalCode, town } = postalAddressOf(address);
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode !== null && { postalCode, addressLocality: town, addressCountry: 'PL' }),
  };
}

/** A page about the park, which another page describes. */
export function aboutPark(place: PlaceData): object {
  return { '@context': 'https://schema.org', '@type': 'WebPage', about: { '@id': place['@id'] } };
}

/** Of a slot. */
function priceRange({ weekday, weekend }: TwoPrices): string {
  const [low, high] = [Math.min(weekday, weekend), Math.max(weekday, weekend)];
  return low === high ? `${low} PLN` : `${low}–${high} PLN`;
}
