import { type AccountWords, accountMail } from '../parts/account-mail.ts';

export const passwordResetWords: AccountWords = {
  pl: ({ park, page = '', token }) => ({
    subject: `${park}: nowe hasło`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – poprosił o nowe hasło do Twojego konta na stronie ${park}. Żeby je ustawić, otwórz ten link:`,
      { label: 'Ustaw nowe hasło', url: `${page}?token=${token}` },
      'Link działa przez godzinę i tylko raz. Po zmianie hasła wylogujemy Cię na wszystkich urządzeniach.',
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość: hasło się nie zmieni.',
    ],
  }),
  en: ({ park, page = '', token }) => ({
    subject: `Your new ${park} password`,
    parts: [
      `Someone, hopefully you, asked for a new password for your ${park} account. To choose one, open this link:`,
      { label: 'Choose a new password', url: `${page}?token=${token}` },
      'The link works once, within the next hour. When the password is changed, you will be logged out on all your devices.',
      "If it wasn't you, just ignore this message: your password stays as it is.",
    ],
  }),
};

/** The link to a new password. */
export const passwordReset = accountMail(passwordResetWords);
