import { mergePage } from '@cablepark/contract/accounts/merge-page';
import { type AccountWords, accountMail } from '../parts/account-mail.ts';

const words: AccountWords = {
  pl: ({ park, publicUrl, token, contact }) => ({
    subject: `${park}: czy to też Twoje rezerwacje?`,
    parts: [
      `wygląda na to, że jeździsz w ${park} także bez konta, jako gość. Możemy dołączyć te rezerwacje i karnety do Twojego konta. Zobacz, co dołączymy, i zdecyduj:`,
      { label: 'Zobacz, co dołączymy', url: `${publicUrl}${mergePage}?token=${token}` },
      'Link działa 14 dni. To nie Ty? Nic nie rób, wszystko zostanie tak, jak jest. Możesz też dać nam znać:',
      { label: 'Kontakt', url: contact },
    ],
  }),
  en: ({ park, publicUrl, token, contact }) => ({
    subject: `${park}: are these bookings yours, too?`,
    parts: [
      `it looks as if you also ride at ${park} as a guest, without your account. We can add those bookings and passes to your account. See what we would add, and decide:`,
      { label: 'See what we would add', url: `${publicUrl}${mergePage}?token=${token}` },
      'The link works for 14 days. Is it not you? Do nothing, and everything stays as it is. You can also let us know:',
      { label: 'Contact', url: contact },
    ],
  }),
};

/** Asks the owner of an account to agree to a merge. */
export const mergeAsked = accountMail(words);
