import { type AccountWords, accountMail } from '../parts/account-mail.ts';

export const emailChangeAskedWords: AccountWords = {
  pl: ({ park, forgot, contact }) => ({
    subject: `${park}: prośba o zmianę adresu e-mail`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – poprosił o zmianę adresu e-mail Twojego konta na stronie ${park} i podał właściwe hasło. Na razie nic się nie zmieniło: link do potwierdzenia wysłaliśmy na nowy adres.`,
      'Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, ktoś zna Twoje hasło. Od razu ustaw nowe, a zmiana adresu przepadnie. I daj nam znać:',
      { label: 'Ustaw nowe hasło', url: forgot },
      { label: 'Kontakt', url: contact },
    ],
  }),
  en: ({ park, forgot, contact }) => ({
    subject: `${park}: a new e-mail address was asked for`,
    parts: [
      `Someone, hopefully you, asked to change the e-mail address of your ${park} account and gave the right password. Nothing has changed yet: we have sent a link to confirm it to the new address.`,
      'If it was you, there is nothing to do.',
      "If it wasn't, somebody knows your password. Set a new one right away, and the new address will be dropped, too. And let us know:",
      { label: 'Set a new password', url: forgot },
      { label: 'Contact', url: contact },
    ],
  }),
};

/** To the current address, which stays valid until the new one is verified. It omits the new address, which is unverified input. */
export const emailChangeAsked = accountMail(emailChangeAskedWords);
