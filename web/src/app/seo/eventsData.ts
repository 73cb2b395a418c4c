import { toPln } from '@cablepark/contract/money';
import { fileAddress } from '@cablepark/contract/park/files';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { eventDescription, eventEnded, eventName } from '@cablepark/domain/events/events';
import type { EventPlaces } from '@cablepark/domain/events/places';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { Language } from '@cablepark/domain/time/display';
import type { PlaceData } from './place.ts';

/** Upcoming events as schema.org data: time, place, and the price of a free place. */
export function eventsData(
  madeAt: string,
  events: readonly ShownEvent[],
  place: PlaceData,
  language: Language,
): object {
  const now = Temporal.Instant.from(madeAt);
  const entries = events.filter(({ event }) => !eventEnded(event, now));
  return {
    '@context': 'https://schema.org',
    '@graph': entries.map(({ event, places }) => {
      const description = eventDescription(event, language);
      return {
        // A night of music is not a contest: only the park knows which event is one.
        '@type': 'Event',
        '@id': `${place.url}events/${event.id}#event`,
        name: eventName(event, language),
        ...(description !== null && { description }),
        startDate: writeWireTime(event.start),
        ...(event.end !== null && { endDate: writeWireTime(event.end) }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image:
          event.image === null
            ? `${place.url}events/${event.id}/share.jpg`
            : new URL(fileAddress(event.image), place.url).href,
        url: `${place.url}events/${event.id}`,
        ...(event.url !== null && { sameAs: event.url }),
        location: {
          '@type': 'Place',
          '@id': place['@id'],
          name: place.name,
          address: place.address ?? place.name,
        },
        organizer: { '@type': 'Organization', name: place.name, url: place.url },
        ...offerOf(places, `${place.url}events/${event.id}`),
      };
    }),
  };
}

/** An event without registration has no offer. */
function offerOf({ price, open }: EventPlaces, url: string): object {
  if (price === null) return {};
  const availability = open > 0 ? 'InStock' : 'SoldOut';
  return {
    offers: {
      '@type': 'Offer',
      price: toPln(price),
      priceCurrency: 'PLN',
      availability: `https://schema.org/${availability}`,
      url,
    },
  };
}
