import { mailPages } from '@cablepark/contract/accounts/addresses';
import { type AccountWords, accountMail } from '../parts/account-mail.ts';

export const emailProofWords: AccountWords = {
  pl: ({ park, publicUrl, token }) => ({
    subject: `${park}: potwierdź adres e-mail`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – chce używać tego adresu e-mail do swojego konta na stronie ${park}. Żeby go potwierdzić, otwórz ten link i naciśnij przycisk na stronie:`,
      { label: 'Potwierdź adres e-mail', url: `${publicUrl}${mailPages.confirmEmail}?token=${token}` },
      'Link działa przez dobę i tylko raz. Dopóki go nie potwierdzisz, na koncie nic się nie zmieni. Potem wylogujemy Cię na pozostałych urządzeniach.',
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość: nic się nie zmieni.',
    ],
  }),
  en: ({ park, publicUrl, token }) => ({
    subject: `Confirm your e-mail address at ${park}`,
    parts: [
      `Someone, hopefully you, wants to use this e-mail address for their account at ${park}. To confirm it, open this link and press the button on the page:`,
      { label: 'Confirm the e-mail address', url: `${publicUrl}${mailPages.confirmEmail}?token=${token}` },
      'The link works once, within the next day. Until you confirm it, nothing changes. After that, you will be logged out on your other devices.',
      "If it wasn't you, just ignore this message: nothing will change.",
    ],
  }),
};

/** To the new address of an account. */
export const emailProof = accountMail(emailProofWords);
