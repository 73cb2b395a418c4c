import type { OnlineWay } from '../park/online-policy.ts';
import { payHoldMinutes } from '../payments/checkout.ts';
import { hoursBefore, minutesBefore } from './legal-amounts.ts';
import type { LegalFacts } from './legal-facts.ts';
import { type LegalSection, type LegalWords, plain } from './legal-words.ts';

const whom = ({ operator }: LegalFacts): LegalSection => ({
  heading: '1. Who the rules are for',
  text: [
    'These rules apply to everyone who enters the park’s grounds or uses this site: riders, those who come with them, and spectators. By opening an account you accept them.',
    ...(operator
      ? [`The park is run by ${plain(operator)}. How to reach us is on the page [Contact](/contact).`]
      : []),
  ],
});

const account: LegalSection = {
  heading: '2. Your account and the site',
  text: [
    'Through this site we provide two services by electronic means: we keep your account and take bookings of slots. The site itself costs nothing. You need internet access, an up-to-date browser with JavaScript and an e-mail address.',
    'Do not enter unlawful content or other people’s data, and do not try to disturb the site.',
    'The agreement on your account lasts from the day you open it until you delete it on the page My account, without giving a reason. You may also withdraw from it within 14 days on the page [Withdrawal](/withdraw): we delete the account at once and e-mail you a receipt. The agreement on a slot begins when the site confirms the booking.',
  ],
};

const paymentTexts = (timeToPay: string, orPass: string): Record<OnlineWay, string> => ({
  off: `You pay on site${orPass}.`,
  optional: `You pay on site${orPass} or, if you like, online through a payment provider. A slot that you pay for online waits ${timeToPay} for the money. If it comes later and somebody else has the slot, we give it back.`,
  required: `A slot that you book on the site is paid at once: online through a payment provider${orPass}. It waits ${timeToPay} for the money. If it comes later and somebody else has the slot, we give it back. With the staff you can also pay on site.`,
});

const passText =
  ' A pass covers as many slots as the price list says; how long it is valid is shown when you buy it and on the page My passes.';

const slots = ({ paysVat, online, sells }: LegalFacts): LegalSection => ({
  heading: '3. Slots and bookings',
  text: [
    `A slot is time on one track for one person, usually 15 minutes. Its price is shown when you book${paysVat ? ' and includes VAT' : ''}.${sells.gear ? ' What gear costs besides is on the [price list](/prices).' : ''}`,
    'You book online with an account, or with the staff on site. A booking is valid once the site confirms it; one person rides in a slot.',
    paymentTexts(minutesBefore('en', payHoldMinutes), sells.passes ? ' or with a pass' : '')[online] +
      (sells.passes ? passText : ''),
    'Come early enough to get your gear and instructions before the start. Being late shortens your time, because the next rider starts on time.',
  ],
});

const refundTexts = [
  'You may withdraw from buying a pass online within 14 days without giving a reason. The easiest way is the page [Withdrawal](/withdraw), and we e-mail you a receipt at once; you may also send your statement another way. The instructions and the model form are in the message about your purchase. The right belongs to whoever bought the pass, also if they gave it away or share it.',
  'If you withdraw, the money goes back the way it came within 14 days, less the slots that began on the pass or were cancelled too late, at the pass’s price of one slot or minute. We cancel future slots that the pass has paid for.',
];

const cancellationSection = ({ policy, online }: LegalFacts): LegalSection => ({
  heading: '4. Cancelling',
  text: [
    `You can cancel online up to ${minutesBefore('en', policy.cancelClosesMinutes)} before the start. After that, please call us.`,
    `Cancelling is free of charge up to ${hoursBefore('en', policy.cancelFreeHours)} before the start. A later cancellation is marked as late, and the park may charge up to the price of the slot.`,
    online === 'off'
      ? 'A slot paid with a pass of your account can be cancelled on the site: while cancelling is free of charge it goes back to the pass, later it does not. About a slot paid on site talk to the staff, and we’ll settle a refund or another time.'
      : 'A slot paid online or with a pass of your account can be cancelled on the site: while cancelling is free of charge the money goes back the way it came, and the slot to the pass; later they do not. About a slot paid on site talk to the staff, and we’ll settle a refund or another time.',
    'There is no 14-day right of withdrawal from the booking of a slot, because it is a leisure service for a set date (art. 38(1)(12) of the Polish Consumer Rights Act). This section applies instead.',
    ...(online === 'off' ? [] : refundTexts),
    'If the park closes a track because of a storm, strong wind, a failure or an order from the authorities, we offer another time or refund what you paid.',
  ],
});

const minors = ({ policy }: LegalFacts): LegalSection => ({
  heading: '5. Children and minors',
  text: [
    `Children up to and including the age of ${policy.guardianUpToAge} ride only with a parent or guardian, who stays on the grounds and in sight of the child the whole time.`,
    'You may open an account if you are of age or, with the consent of a parent or guardian, from the age of 13. For anyone younger an adult books the slot.',
    'Parents or guardians are responsible for minors. The staff may ask for their consent before the start.',
  ],
});

const safety: LegalSection = {
  heading: '6. Safety on the water',
  text: [
    '- Helmet and vest are compulsory on the cable. Check your gear before every start and tell the staff about any fault.\n- You may ride if you can swim and your health allows it.\n- Nobody rides after alcohol, drugs or medicine that slows reactions.\n- After a fall, swim out of the line of the cable and watch for others. Take an obstacle only when nobody is in front of you.\n- Leave the water at once in a thunderstorm or when the staff give the signal.',
    'What the staff and the instructors say is final. They may end the ride of anyone who endangers themselves or others; the price is then not refunded.',
  ],
};

const gear: LegalSection = {
  heading: '7. Gear and grounds',
  text: [
    'Return rented gear as you got it. Whoever rents it is liable for loss and for damage beyond ordinary wear. You may use your own gear if the staff find it safe.',
    'No glass by the water; leave no litter, and light a fire only where the park has marked a place for it. The park is not liable for things left unattended.',
  ],
};

const events: LegalSection = {
  heading: '8. Events',
  text: [
    'You sign up for an event online and get the first free place. You cancel it as you would a slot, unless the event says otherwise.',
  ],
};

const complaints: LegalSection = {
  heading: '9. Complaints and help out of court',
  text: [
    'Make a complaint, also about the site and your account, in person or through the page [Contact](/contact). Say what it is about, when it happened and what you expect. We answer within 14 days, by e-mail or on paper.',
    'If you disagree with our answer, the district or municipal consumer ombudsman helps free of charge, and the regional Trade Inspection can settle the dispute out of court. How that works is described by [UOKiK](https://uokik.gov.pl/).',
    'If you are a consumer, the law gives you rights that these rules do not limit.',
  ],
};

const changes: LegalSection = {
  heading: '10. Changes',
  text: [
    'We change these rules for good reasons, such as a new law or offer, and announce the new ones on this page. For whoever has an account by then they hold 14 days later; who does not agree may delete the account until then. A booking stays under the rules in force on the day it was made.',
    'Every version has a number and a date, and earlier ones can be read here.',
  ],
};

export function termsEn(facts: LegalFacts): LegalWords {
  const { parkName } = facts;
  return {
    title: 'Terms',
    description: `The rules of ${parkName}: bookings, cancelling, safety on the water, complaints.`,
    lead: `The rules of ${parkName}. Short and in plain words, but they apply to everyone.`,
    sections: [
      whom(facts),
      account,
      slots(facts),
      cancellationSection(facts),
      minors(facts),
      safety,
      gear,
      events,
      complaints,
      changes,
    ],
  };
}
