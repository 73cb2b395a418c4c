import { type AccountWords, accountMail } from '../parts/account-mail.ts';
import { endedLinks } from '../parts/ended-links.ts';

export const passwordChangedWords: AccountWords = {
  pl: ({ park, forgot, contact, hasEndedLinks }) => ({
    subject: `${park}: hasło zostało zmienione`,
    parts: [
      `hasło do Twojego konta na stronie ${park} zostało przed chwilą zmienione, a pozostałe urządzenia wylogowane.`,
      ...(hasEndedLinks ? [endedLinks.pl] : []),
      'Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło i daj nam znać:',
      { label: 'Ustaw nowe hasło', url: forgot },
      { label: 'Kontakt', url: contact },
    ],
  }),
  en: ({ park, forgot, contact, hasEndedLinks }) => ({
    subject: `Your ${park} password has been changed`,
    parts: [
      `The password for your ${park} account has just been changed, and your other devices have been logged out.`,
      ...(hasEndedLinks ? [endedLinks.en] : []),
      'If it was you, there is nothing to do.',
      "If it wasn't, set a new password right away and let us know:",
      { label: 'Set a new password', url: forgot },
      { label: 'Contact', url: contact },
    ],
  }),
};

/** To the owner, who may not have changed it. */
export const passwordChanged = accountMail(passwordChangedWords);
