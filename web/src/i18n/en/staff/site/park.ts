import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import { noShowsUntilPaying } from '@cablepark/domain/payments/pay-online';
import type { park as pl } from '../../../pl/staff/site/park.ts';
import { counter } from '../../../plural.ts';

/** How long a slot waits for its money. */
const timeToPay = counter('en')(payHoldMinutes, { one: 'minute', other: 'minutes' });

/** After how many no-shows a rider pays first. */
const missed = counter('en')(noShowsUntilPaying, { one: 'no-show', other: 'no-shows' });

export const park: typeof pl = {
  title: 'Park details',
  lead: 'Name, contact, hours and rules, as the site, the terms and the e-mails show them.',
  loadFailed: 'The park’s details could not be loaded.',
  payments: {
    heading: 'Paying online',
    ways: { off: 'Off', optional: 'Who likes', required: 'Always' },
    hints: {
      off: 'Everybody pays at the park.',
      optional: 'A slot can be paid at once, or at the park.',
      required: `A slot waits ${timeToPay} to be paid, then others can book it again. Staff go on booking without.`,
    },
    afterNoShows: `After ${missed} only with payment online`,
    saved: 'The rules of paying are saved.',
    failed: 'The rules of paying could not be saved',
    noProvider:
      'This server has no payment provider yet. docs/payments.md tells how to set one up; until then everybody pays at the park.',
  },
  closures: {
    heading: 'Closing and stops',
    label: 'A Manager closes up to this refund, in PLN',
    hint: 'A closure that gives more back is an Editor’s.',
    fault: 'Whole złotys, from 0 to 1,000,000.',
    delay: 'Minutes a day that a slot may be delayed without its rider’s answer',
    delayHint: 'After a longer wait the rider must confirm the new time, or gets the money back.',
    delayFault: (most) => `Minutes, from 0 to ${most}.`,
    save: 'Save',
    saved: 'The rules of closing and stops are saved.',
    failed: 'The rules could not be saved',
    loadFailed: 'The rules could not be loaded',
  },
  sections: {
    name: 'Name',
    contact: 'Contact',
    operator: 'Company behind the park',
    hours: 'Opening hours',
    policy: 'Booking rules',
  },
  hints: {
    name: 'Shown in the header, page titles and e-mails.',
    contact: 'Empty fields are not shown.',
    operator:
      'Goes into the terms, the privacy policy and the contract confirmations in e-mails. The law asks for name, address and tax number.',
    hours: 'For information only: slots come from the plan under Season. 00:00 as the end means midnight.',
    policy:
      'Bookings and the texts of the site follow these numbers. Staff have no limit of bookings, nor when they book for somebody.',
  },
  fields: {
    name: 'Name of the park',
    'contact.phone': 'Phone',
    'contact.email': 'E-mail',
    'contact.address': 'Address',
    'contact.map.lat': 'Latitude',
    'contact.map.lon': 'Longitude',
    'contact.facebook': 'Facebook',
    'contact.instagram': 'Instagram',
    'contact.youtube': 'YouTube',
    'operator.name': 'Name of the company',
    'operator.taxId': 'Tax number',
    'operator.address': 'Address of the company',
    'hours.note': 'Note in Polish',
    'hours.noteEn': 'Note in English',
    'policy.cancelClosesMinutes': 'Cancelling online until (minutes before)',
    'policy.cancelFreeHours': 'Cancelling free of charge until (hours before)',
    'policy.guardianUpToAge': 'With a guardian up to the age of',
    'policy.ridesAtMost': 'Bookings to come per person (at most)',
    'policy.ridesADayAtMost': 'Of these on one day (at most)',
    'policy.unprovedRidesAtMost': 'Without a confirmed e-mail, in all',
    'policy.unprovedRidesADayAtMost': 'Without a confirmed e-mail, on one day',
  },
  noteHint: 'The season, for example: from May to September.',
  latHint: 'Degrees, such as 53.7812. You can paste both at once: 53.7812, 21.5738.',
  lonHint: 'Degrees, such as 21.5738.',
  open: 'Open',
  openOn: (day: string) => `Open: ${day}`,
  opens: 'From',
  closes: 'Until',
  opensOn: (day: string) => `${day}: from`,
  closesOn: (day: string) => `${day}: until`,
  closed: 'Closed',
  fault: 'Check this field.',
  faults: {
    name: 'Enter the name of the park.',
    'contact.phone': 'Enter a phone number such as +48 600 700 800.',
    'contact.email': 'Enter a valid e-mail address.',
    'contact.map.lat': 'Enter a number from -90 to 90, or clear both fields.',
    'contact.map.lon': 'Enter a number from -180 to 180, or clear both fields.',
    'contact.facebook': 'Enter an address that begins with https://',
    'contact.instagram': 'Enter an address that begins with https://',
    'contact.youtube': 'Enter an address that begins with https://',
    'operator.taxId': 'Correct the tax number: it has ten digits, and the last one must fit the others.',
    'policy.cancelFreeHours': 'It must not be later than the limit for cancelling online.',
    'policy.ridesAtMost': 'Enter a number from 12 to 1000.',
    'policy.ridesADayAtMost': 'Enter a number from 12, not above the limit of all bookings.',
    'policy.unprovedRidesAtMost': 'Enter a number from 12, not above the limit with a confirmed e-mail.',
    'policy.unprovedRidesADayAtMost': 'Enter a number from 12, not above the limits beside and above it.',
  },
  hoursFromSeason: 'Those of the season’s plan',
  hoursFault: 'The end must be after the start.',
  checkFields: 'Check the marked fields.',
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'You have unsaved changes.',
  allSaved: 'Everything is saved.',
  undo: 'Undo changes',
  saved: 'The park’s details have been saved.',
  saveFailed: 'The park’s details could not be saved.',
};
