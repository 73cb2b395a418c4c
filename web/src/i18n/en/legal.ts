import type { LegalFacts, LegalText } from '../legal.ts';
import type { legal as pl } from '../pl/legal.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');
const hoursBefore = (hours: number) => count(hours, { one: 'hour', other: 'hours' });
const minutesBefore = (minutes: number) =>
  minutes % 60 === 0 ? hoursBefore(minutes / 60) : count(minutes, { one: 'minute', other: 'minutes' });

function terms({ policy, operator, paysVat, parkName }: LegalFacts): LegalText {
  return {
    title: 'Terms',
    description: `The rules of ${parkName}: bookings, cancelling, safety on the water, children and guardians.`,
    lead: `The rules of ${parkName}. Short and in plain words, but they apply to everyone.`,
    sections: [
      {
        title: '1. Who the rules are for',
        text: [
          'These rules apply to everyone on the park’s grounds: riders, guests of the bar and the beach, overnight guests and spectators. By entering the park or opening an account you accept them.',
          ...(operator ? [`The park is run by ${operator}.`] : []),
        ],
      },
      {
        title: '2. Slots and bookings',
        text: [
          `A slot is time on one track for one person, usually 15 minutes. Its price is shown when you book${paysVat ? ', includes VAT' : ''} and does not include a board.`,
          'You book online with an account, or with the staff on site. A booking is valid once the site confirms it; one person rides in a slot.',
          'You pay on site in cash, by card, by BLIK or with a pass. A pass covers as many slots as the price list says.',
          'Be here at least 10 minutes before the start, in time for gear and instructions. Being late shortens your time, because the next rider starts on time.',
        ],
      },
      {
        title: '3. Cancelling',
        text: [
          `You can cancel online up to ${minutesBefore(policy.cancelClosesMinutes)} before the start. After that, please call us.`,
          `Cancelling is free of charge up to ${hoursBefore(policy.cancelFreeHours)} before the start. A later cancellation is marked as late, and the park may charge up to the price of the slot.`,
          'A paid slot cannot be cancelled online. Talk to the staff and we’ll settle a refund or another time.',
          'If the park closes a track because of a storm, strong wind, a failure or an order from the authorities, we offer another time or refund what you paid.',
        ],
      },
      {
        title: '4. Children and minors',
        text: [
          `Children up to and including the age of ${policy.guardianUpToAge} ride only with a parent or guardian, who stays on the grounds and in sight of the child the whole time.`,
          'You may open an account if you are of age or, with the consent of a parent or guardian, from the age of 13. For anyone younger an adult books the slot.',
          'Parents or guardians are responsible for minors. The staff may ask for their consent before the start.',
        ],
      },
      {
        title: '5. Safety on the water',
        text: [
          'Helmet and vest are compulsory on the cable. Check your gear before every start and tell the staff about any fault.',
          'You may ride if you can swim and your health allows it. Nobody rides after alcohol, drugs or medicine that slows reactions.',
          'What the staff and the instructors say is final. They may end the ride of anyone who endangers themselves or others; the price is then not refunded.',
          'After a fall, swim out of the line of the cable and watch for others. Take an obstacle only when nobody is in front of you. The lift runs at up to 32 km/h.',
          'Leave the water at once in a thunderstorm or when the staff give the signal.',
        ],
      },
      {
        title: '6. Gear',
        text: [
          'Return rented gear as you got it. Whoever rents it is liable for loss and for damage beyond ordinary wear.',
          'You may use your own gear if the staff find it safe. The park is not liable for things left unattended.',
        ],
      },
      {
        title: '7. Beach, bar and staying over',
        text: [
          'No glass on the beach or the docks; leave no litter and keep dogs on a lead. Light a fire only in the marked place.',
          'Each guest in a cottage above the number in the price list pays its extra charge. At night the park is kept quiet; on event nights the event’s programme applies.',
        ],
      },
      {
        title: '8. Events',
        text: [
          'You sign up for an event online and get the first free place. You cancel it as you would a slot, unless the event says otherwise.',
        ],
      },
      {
        title: '9. Complaints',
        text: [
          'Make a complaint in person or through the contact page, saying what it is about and when it happened. This includes the site and your account. We answer within 14 days, by e-mail or on paper. If you disagree, the local consumer ombudsman or the Trade Inspection helps free of charge.',
          'If you are a consumer, the law gives you rights that these rules do not limit. There is no 14-day right of withdrawal from a booking, because it is a leisure service for a set date (art. 38(1)(12) of the Polish Consumer Rights Act). Section 3 applies instead.',
        ],
      },
      {
        title: '10. Your account and the site',
        text: [
          'Through this site you keep an account and book slots; the site itself costs nothing. You need internet access, an up-to-date browser with JavaScript and an e-mail address. Do not enter unlawful content or other people’s data.',
          'The agreement on your account lasts from the day you open it until you delete it on the page My account, without giving a reason. The agreement on a slot begins when the site confirms the booking.',
        ],
      },
      {
        title: '11. Changes',
        text: [
          'We change these rules for good reasons, such as a new law or offer, and announce it here at least 14 days before. A booking stays under the rules in force on the day it was made.',
        ],
      },
    ],
  };
}

function privacy({ operator, contact, parkName, analytics, map }: LegalFacts): LegalText {
  return {
    title: 'Privacy policy',
    description: `What data ${parkName} keeps, why, for how long, and what rights you have.`,
    lead: 'For a booking we take only what it needs. Here is all of it, one thing at a time.',
    sections: [
      {
        title: '1. Who is responsible',
        text: [
          operator
            ? `The data controller is ${operator}.`
            : `The data controller is whoever runs ${parkName}.`,
          contact
            ? `For anything about your data, write or call: ${contact}.`
            : 'For anything about your data, write or call: the details are on the contact page.',
        ],
      },
      {
        title: '2. What data, and why',
        text: [
          'Account: first name, e-mail address, phone number and password (stored only as a hash). Legal basis: our agreement with you (art. 6(1)(b) GDPR). The phone number is there so that the staff can call you when something changes.',
          'Bookings: time, track, price, means of payment and the history of changes. We need them to run the slots and for the bookkeeping that the law requires (art. 6(1)(b) and (c) GDPR).',
          'Booking with the staff: first name and phone of people without an account, for the same purpose. We erase them on request.',
          'Server log: the IP address, time and web address of each request. It keeps the site safe, which is our legitimate interest (art. 6(1)(f) GDPR).',
          'We do not ask for your date of birth, address or documents, and we do no profiling.',
        ],
      },
      {
        title: '3. Who sees it',
        text: [
          'The park’s staff who handle bookings see your data. Other guests see only that a slot is taken, not by whom.',
          'Our hosting and e-mail providers process data on our behalf. We sell it to nobody.',
        ],
      },
      {
        title: '4. For how long',
        text: [
          'We keep an account’s data until the account is deleted. You can do that at any time on the page My account: personal data is erased at once, and upcoming unpaid bookings are cancelled. The staff settle paid bookings to come with you.',
          'After that, records of payments and bookings remain without your name, address and phone number, without a time limit, because they no longer point to you.',
        ],
      },
      {
        title: '5. Cookies and browser storage',
        text: [
          'For the site to work, your browser keeps the language, the look (light or dark), your answer about cookies and, after you log in, your session keys and account type. Without them the site could neither recognise you nor remember what you chose.',
          analytics
            ? 'Google Analytics counts visits, and we start it only with your consent (art. 6(1)(a) GDPR); it may transfer data outside the European Economic Area.'
            : 'At present this site uses no tool that counts visits.',
          ...(map
            ? [
                'The map on the location page comes from OpenStreetMap, and we load it only with your consent (art. 6(1)(a) GDPR); the map’s server then sees your IP address.',
              ]
            : []),
          ...(analytics || map
            ? ['You can change your mind at any time with “Cookie settings” at the bottom of the page.']
            : []),
        ],
      },
      {
        title: '6. Your rights',
        text: [
          'You have the right to see your data, to have it corrected, erased or transferred, to restrict its use and to object. You may withdraw your consent at any time; what we did with it before then stays lawful.',
          'If you think we do something wrong, you can complain to the President of the Polish Personal Data Protection Office (UODO).',
          'Giving us data is voluntary, but without it we can neither open an account for you nor take a booking online.',
        ],
      },
    ],
  };
}

export const legal: typeof pl = nonBreaking({ terms, privacy });
