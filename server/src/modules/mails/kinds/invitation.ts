import { mailPages } from '@cablepark/contract/accounts/addresses';
import { type AccountWords, accountMail } from '../parts/account-mail.ts';

export const invitationWords: AccountWords = {
  pl: ({ park, publicUrl, token }) => ({
    subject: `${park}: zaproszenie do obsługi`,
    parts: [
      `zapraszamy Cię do obsługi parku. Twoje konto na stronie ${park} już czeka. Żeby się na nie dostać, otwórz ten link i wybierz hasło:`,
      { label: 'Wybierz hasło', url: `${publicUrl}${mailPages.reset}?invited=1&token=${token}` },
      'Link działa przez siedem dni i tylko raz. Jeśli wygaśnie, poproś o nowy osobę, która Cię zaprosiła.',
      'Jeśli to pomyłka, po prostu zignoruj tę wiadomość.',
    ],
  }),
  en: ({ park, publicUrl, token }) => ({
    subject: `${park}: you are invited to join the staff`,
    parts: [
      `You are invited to join the staff. Your account at ${park} is ready. To get into it, open this link and choose a password:`,
      { label: 'Choose a password', url: `${publicUrl}${mailPages.reset}?invited=1&token=${token}` },
      'The link works once, within seven days. If it has expired, ask the person who invited you for a new one.',
      'If this is a mistake, just ignore this message.',
    ],
  }),
};

/** To a new member of the staff. */
export const invitation = accountMail(invitationWords);
