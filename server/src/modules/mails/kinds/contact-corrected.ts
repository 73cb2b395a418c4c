import { type AccountWords, accountMail } from '../parts/account-mail.ts';

const words: AccountWords = {
  pl: ({ park, contact }) => ({
    subject: `${park}: poprawiliśmy dane Twojego konta`,
    parts: [
      `obsługa poprawiła imię lub numer telefonu na Twoim koncie na stronie ${park}. Zobaczysz je w „Moje dane”.`,
      'Coś się nie zgadza? Zmień to na swoim koncie albo daj nam znać:',
      { label: 'Kontakt', url: contact },
    ],
  }),
  en: ({ park, contact }) => ({
    subject: `We have corrected the details of your ${park} account`,
    parts: [
      `The staff have corrected the name or phone number of your ${park} account. My details shows them.`,
      'Is something wrong? Change it in your account, or let us know:',
      { label: 'Contact', url: contact },
    ],
  }),
};

/** To the owner of an account whose name or phone the desk has corrected. */
export const contactCorrected = accountMail(words);
