import { type AccountWords, accountMail } from '../parts/account-mail.ts';
import { endedLinks } from '../parts/ended-links.ts';

export const emailChangedWords: AccountWords = {
  pl: ({ park, contact, hasNewPassword, hasEndedLinks }) => ({
    subject: `${park}: adres e-mail konta został zmieniony`,
    parts: [
      `Twoje konto na stronie ${park} ma od tej chwili inny adres e-mail${hasNewPassword ? ' i nowe hasło' : ''}. Pozostałe urządzenia zostały wylogowane.`,
      ...(hasEndedLinks ? [endedLinks.pl] : []),
      'Jeśli to Ty, nie musisz nic robić: na ten adres nie będziemy już pisać.',
      'Jeśli to nie Ty, od razu daj nam znać, a odzyskamy konto dla Ciebie:',
      { label: 'Kontakt', url: contact },
    ],
  }),
  en: ({ park, contact, hasNewPassword, hasEndedLinks }) => ({
    subject: `The e-mail address of your ${park} account has been changed`,
    parts: [
      `Your ${park} account has a different e-mail address from now on${hasNewPassword ? ' and a new password' : ''}. Your other devices have been logged out.`,
      ...(hasEndedLinks ? [endedLinks.en] : []),
      "If it was you, there is nothing to do: we won't write to this address any more.",
      "If it wasn't, let us know right away and we will get your account back:",
      { label: 'Contact', url: contact },
    ],
  }),
};

/** To the old address, which can no longer request a new password. */
export const emailChanged = accountMail(emailChangedWords);
