import { pageTextsOf } from '../texts.ts';

/** An Admin corrects the address of somebody's account. */
export const emailTexts = pageTextsOf({
  pl: {
    email: 'Adres e-mail konta',
    emailNote:
      'Stary adres dostanie o tym e-mail, a na nowym trzeba będzie go potwierdzić. Ta osoba zaloguje się od nowa.',
    emailInvalid: 'Podaj adres, np. ola@example.com.',
    emailSave: 'Zmień adres',
    emailDone: 'Zmieniono adres e-mail.',
    emailFailed: 'Nie udało się zmienić adresu',
    emailRefused: { RECORD_NOT_UNIQUE: 'ten adres ma już inne konto. Podaj inny.' },
    emailOf: (email: string) => `Zmień adres: ${email}`,
  },
  en: {
    email: 'E-mail address of the account',
    emailNote:
      'The old address gets an e-mail about it, and the new one has to be confirmed. This person logs in anew.',
    emailInvalid: 'Enter an address, for example ola@example.com.',
    emailSave: 'Change the address',
    emailDone: 'E-mail address changed.',
    emailFailed: 'The address could not be changed',
    emailRefused: { RECORD_NOT_UNIQUE: 'another account has this address. Enter another one.' },
    emailOf: (email) => `Change the address: ${email}`,
  },
});
