import type { LegalFacts } from './legal-facts.ts';
import { type LegalSection, type LegalWords, plain } from './legal-words.ts';

const controller = ({ operator, parkName, contact }: LegalFacts): LegalSection => ({
  heading: '1. Who is responsible',
  text: [
    operator
      ? `The data controller is ${plain(operator)}.`
      : `The data controller is whoever runs ${plain(parkName)}.`,
    contact
      ? `For anything about your data, write or call: ${plain(contact)}.`
      : 'For anything about your data, write or call: the details are on the page [Contact](/contact).',
  ],
});

const paymentText =
  '\n- **Paying online:** the amount, the time, the payment’s number at the provider and, if you ask for a document for a company, its tax number. We need them to take and give back money, and for the bookkeeping (art. 6(1)(b) and (c) GDPR). The payment provider gets the amount and your e-mail address from us; you give the numbers of your card and account to the provider alone.';

const data = ({ online }: LegalFacts): LegalSection => ({
  heading: '2. What data, why, and on what basis',
  text: [
    `- **Account:** first name, e-mail address, phone number, password (stored only as a hash), language, and the versions of the terms and of this policy with which the account was opened. Legal basis: our agreement with you (art. 6(1)(b) GDPR). The phone number is there so that the staff can call you when something changes.\n- **Bookings:** time, track, price, means of payment and the history of changes. We need them to run the slots and for the bookkeeping that the law requires (art. 6(1)(b) and (c) GDPR).\n- **Messages:** we write to your e-mail address about what happens to your bookings and your account (art. 6(1)(b) GDPR), and remind you of your slots. You can turn the reminders off in your account or by the link in each of them; they are our legitimate interest (art. 6(1)(f) GDPR). We write about the beginning of a season only if you switch that on in your account (art. 6(1)(a) GDPR), once a year, and stop when you switch it off or press the link in the e-mail. We keep what was sent for no longer than 30 days.\n- **Notifications:** if you turn them on, we keep the address at which the push service of your browser’s maker reaches your device. The service passes the message on encrypted and cannot read it. The basis is your consent (art. 6(1)(a) GDPR): turn them off in your account whenever you like, and logging out ends them too.\n- **The board on the dock:** a screen in the park shows who rides and who is next. Others see your first name and initial there only if you turn it on in your account (art. 6(1)(a) GDPR), and only until you turn it off.\n- **Booking with the staff:** first name and phone of people without an account, as they told them to the staff, for the same purpose and on the same basis. We erase them on request.\n- **Devices that are logged in:** when and with which browser the account was used, so that you can see where it is open. That is our legitimate interest and yours (art. 6(1)(f) GDPR).\n- **Server log:** the IP address, time and web address of each request. It keeps the site safe, which is our legitimate interest (art. 6(1)(f) GDPR).${online === 'off' ? '' : paymentText}`,
    'We do not ask for your date of birth, address or documents, and we do no profiling.',
  ],
});

const seenBy = ({ online }: LegalFacts): LegalSection => ({
  heading: '3. Who sees it',
  text: [
    'The park’s staff who handle bookings see your data. Other guests see only that a slot is taken, not by whom.',
    'Our hosting and e-mail providers process data on our behalf. We sell it to nobody.',
    ...(online === 'off'
      ? []
      : ['The provider with whom you pay online answers for the payment’s data itself, by its own rules.']),
  ],
});

const howLong: LegalSection = {
  heading: '4. For how long',
  text: [
    'We keep an account’s data until the account is deleted. You can do that at any time on the page My account: personal data is erased at once, and upcoming unpaid bookings are cancelled. The staff settle paid bookings to come with you.',
    'If you withdraw from the agreement on your account, your e-mail address stays only until we have sent the receipt to it.',
    'After that, records of payments and bookings remain without your name, address and phone number, without a time limit, because they no longer point to you.',
    'We keep the server log and backups for as long as they can help after a failure or misuse; then newer ones take their place.',
  ],
};

const cookies = ({ analytics, map }: LegalFacts): LegalSection => ({
  heading: '5. Cookies and browser storage',
  text: [
    'For the site to work, your browser keeps the language, the look (light or dark), your answer about cookies and, after you log in, your session keys and account type. Without them the site could neither recognise you nor remember what you chose. When you open your slots, this device also keeps the next of them, and the code of a pass only if you ask for it, to show them without a connection. They go when you log out, and after 30 days at the latest.',
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
});

const rights: LegalSection = {
  heading: '6. Your rights',
  text: [
    'You have the right to see your data, to have it corrected, erased or transferred, to restrict its use and to object. You may withdraw your consent at any time; what we did with it before then stays lawful.',
    'If you think we do something wrong, you can complain to the [President of the Polish Personal Data Protection Office](https://uodo.gov.pl/).',
    'Giving us data is voluntary, but without it we can neither open an account for you nor take a booking online.',
  ],
};

const changes: LegalSection = {
  heading: '7. Changes',
  text: [
    'When what we do with data changes, so does this page. Every version has a number and a date, and earlier ones can be read here.',
  ],
};

export function privacyEn(facts: LegalFacts): LegalWords {
  const { parkName } = facts;
  return {
    title: 'Privacy policy',
    description: `What data ${parkName} keeps, why, for how long, and what rights you have.`,
    lead: 'For a booking we take only what it needs. Here is all of it, one thing at a time.',
    sections: [controller(facts), data(facts), seenBy(facts), howLong, cookies(facts), rights, changes],
  };
}
