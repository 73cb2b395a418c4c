import type { info as pl } from '../pl/info.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');

export const info: typeof pl = nonBreaking({
  prices: {
    group: 'Five people or more? Ask for a group offer',
    title: 'Prices',
    description: 'What a slot costs, and everything else. All prices in zloty.',
    inZloty: 'All prices in zloty.',
    withVat: 'All prices in zloty, VAT included.',
    exempt: 'All prices in zloty, exempt from VAT.',
    ratesDiffer: 'All prices in zloty, VAT included. The rate stands beside each price.',
    rate: (percent) => `VAT ${percent}%`,
    rateExempt: 'VAT exempt',
    none: 'The price list will be here soon. Want to know a price now? Write or call.',
    ask: 'Contact',
    add: 'Add prices',
    now: 'Right now',
    nowWeekday: 'Weekday prices apply',
    nowWeekend: 'Weekend prices apply',
    nowSlot: (price) => `Slot now: ${price}`,
    slot: (price) => `Slot: ${price}`,
    slotOnWeekday: (price: string) => `Slot on weekdays: ${price}`,
    slotAtWeekend: (price: string) => `Slot at the weekend: ${price}`,
    rule: (from: string) => `Weekend prices apply from ${from} on Friday to the end of Sunday.`,
    saturdayRule: 'Weekend prices apply on Saturday and Sunday.',
    slotRule: (from: string) => `A slot has its weekend price from ${from} on Friday.`,
    slotSaturdayRule: 'A slot has its weekend price on Saturday and Sunday.',
    othersRule: (from: string) => `The other weekend prices apply from ${from} on Friday.`,
    friday: (from: string, lowest: string, highest: string) =>
      lowest === highest
        ? `On Friday from ${from} a slot costs ${lowest}.`
        : `On Friday from ${from} a slot costs ${lowest} to ${highest}.`,
    holidayAsWeekend: 'Public holidays: a slot costs as at the weekend.',
    holiday: (lowest: string, highest: string) =>
      lowest === highest
        ? `Public holidays: a slot costs ${lowest}.`
        : `Public holidays: a slot costs ${lowest} to ${highest}.`,
    weekday: 'Weekdays',
    weekend: 'Weekend',
    what: 'What',
    perSlot: (price, single) =>
      single === null ? `${price} a slot` : `${price} a slot instead of ${single}`,
    book: 'Book a slot',
  },
  contact: {
    call: 'Call',
    write: 'Write',
    follow: 'Follow us',
    hours: 'Opening hours',
    closed: 'closed',
    daily: 'Every day',
    none: 'A phone number and an address will be here soon.',
    add: 'Add the contact',
    where: 'How to get here',
    late: 'Running late for your slot, or need to cancel at the last minute? Call rather than write.',
  },
  location: {
    contact: 'Contact',
    address: 'Address',
    noAddress: 'The address will be here soon.',
    add: 'Add the address',
    openMap: 'OpenStreetMap',
    route: 'Directions to the park',
    mapTitle: 'Map of the park’s surroundings',
    consentTitle: 'The map is waiting for your consent',
    consentText:
      'The map comes from OpenStreetMap’s servers, which would see your IP address. We show it once you accept cookies.',
    consentAlsoCounts: 'This consent covers counting visits, too.',
    accept: 'Accept and show the map',
  },
  accessibility: { who: 'Who answers for this site', email: 'E-mail:', phone: 'Phone:' },
  bar: {
    next: 'See what’s coming up',
  },
  events: {
    title: 'Events',
    description: 'What is coming up at the cable park. Sign up online.',
    lead: 'Days and evenings worth coming back for.',
    upcoming: 'Coming up',
    past: 'Past',
    none: 'Nothing planned right now. What we announce will be here.',
    add: 'Add an event',
    loadFailed: 'Could not load events.',
    stale: 'These are the ones we know of; they may have changed.',
    subscribe: 'Subscribe',
    subscribed: 'Subscribed',
    full: 'No slots available',
    ended: 'Ended',
    free: (places) => count(places, { one: 'place left', other: 'places left' }),
    price: 'Price',
    places: 'Places',
    freeOf: (free, all) => `${free} of ${all} left`,
    track: 'Track',
    more: 'More information',
    details: 'Details',
    way: 'How to get here',
    all: 'All events',
    others: 'More to come',
    confirm: (name) => `Sign up for “${name}”?`,
    confirmText: (when, price) => `${when}. We’ll take the first free place for you. Price: ${price}.`,
    confirmButton: 'Sign up, pay at the park',
    /** SPEC.md §8. */
    confirmed: (name) => `Successfully booked: ${name}`,
    noSlots: 'This event has no slots. Call us.',
    noAvailable: 'No available slots for this event. Choose another one or call us.',
    today: 'today',
    pictures: {
      party: 'A stage by the water and people dancing in coloured lights',
      'event-night': 'Riding at night under the lights of the cable',
      'event-contest': 'A contest: a rider in the air before the crowd',
      'event-camp': 'An instructor with a group of children on the dock',
    },
  },
  features: {
    tour: 'Walk around the park',
    prices: 'See the prices',
  },
});
