import { iconAddress } from '@cablepark/contract/looks';
import { isTwoPrices } from '../../features/info/priceRows.ts';
import type { Park } from '../../park/park.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** What other entries need of it, among much else. */
export interface PlaceData {
  '@id': string;
  name: string;
  /** With a slash at the end. */
  url: string;
  image: string;
  address?: string;
  [more: string]: unknown;
}

/** The path of what a shared link shows: made of the park's own looks, or ours. */
export function shareImage({ looks }: Park): string {
  return looks ? iconAddress('share.jpg', looks) : '/art/share.jpg';
}

/** The park as schema.org describes it, with nothing in it that the park has not said. */
export function placeData(park: Park, siteName: string, origin: string): PlaceData {
  const { contact, hours } = park;
  const amounts = Object.values(park.prices).flatMap((price) =>
    isTwoPrices(price) ? [price.weekday, price.weekend] : [price],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    '@id': `${origin}/#park`,
    name: park.name || siteName,
    url: `${origin}/`,
    image: `${origin}${shareImage(park)}`,
    priceRange: `${Math.min(...amounts)}–${Math.max(...amounts)} PLN`,
    currenciesAccepted: 'PLN',
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(contact.address && { address: contact.address.replaceAll('\n', ', ') }),
    ...(contact.map && {
      geo: { '@type': 'GeoCoordinates', latitude: contact.map.lat, longitude: contact.map.lon },
    }),
    sameAs: [contact.facebook, contact.instagram, contact.youtube].filter(Boolean),
    openingHoursSpecification: hours.week.flatMap((day, index) =>
      day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[index], ...day }] : [],
    ),
  };
}
