import type { AccountMailFacts } from '../../src/modules/mails/parts/account-mail.ts';

/** The facts of a mail about an account of the park at https://park.example. */
export function accountFacts(facts: Partial<AccountMailFacts>): AccountMailFacts {
  const publicUrl = 'https://park.example';
  return {
    park: 'Jezioro',
    token: 'abc',
    publicUrl,
    page: `${publicUrl}/reset`,
    forgot: `${publicUrl}/forgot`,
    contact: `${publicUrl}/contact`,
    ...facts,
  };
}
