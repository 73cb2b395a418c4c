import { mailPages } from '@cablepark/contract/accounts/addresses';
import {
  type AboutOf,
  type AccountMessageKind,
  factsOf,
  type MessageKind,
  readAbout,
} from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { RenderedText } from '../../../mail/mail-content.ts';
import type { MailTemplates, MailWords } from '../../../mail/texts/mail-templates.ts';
import { writeMail } from '../../../mail/texts/texts.ts';
import type { Message } from '../../outbox/index.ts';
import type { Worded } from '../parts/draft.ts';

export function isAboutAccount(kind: MessageKind): kind is AccountMessageKind {
  return factsOf(kind).group === 'account';
}

/** A message about an account, in its current language. */
export async function composeAccountMail(
  { parkSettings, config: { publicUrl } }: Pick<AppContext, 'parkSettings' | 'config'>,
  { kind, data }: Pick<Message, 'data'> & { kind: AccountMessageKind },
  { language: own, sentence }: Worded,
): Promise<RenderedText> {
  const { name: park } = await parkSettings.read();
  const facts = readAbout(kind, data);
  const { language = own } = facts;
  return writeMail({ language, park, sentence }, (of) => wordsOf(of, { kind, park, publicUrl, said: facts }));
}

function wordsOf(
  of: MailTemplates,
  {
    kind,
    park,
    publicUrl,
    said: { token = '', page = '', hasNewPassword = false, hasEndedLinks = false },
  }: { kind: AccountMessageKind; park: string; publicUrl: string; said: AboutOf<AccountMessageKind> },
): MailWords {
  const pages = { forgot: `${publicUrl}${mailPages.forgot}`, contact: `${publicUrl}${mailPages.contact}` };
  switch (kind) {
    case 'password-reset':
      return of.passwordReset(park, `${page}?token=${token}`);
    case 'password-changed':
      return of.passwordChanged(park, pages, hasEndedLinks);
    case 'email-changed':
      return of.emailChanged(park, pages, { hasNewPassword, hasEndedLinks });
    case 'email-proof':
      return of.emailProof(park, `${publicUrl}${mailPages.confirmEmail}?token=${token}`);
    case 'email-change-asked':
      return of.emailChangeAsked(park, pages);
    default:
      return of.invitation(park, `${publicUrl}${mailPages.reset}?invited=1&token=${token}`);
  }
}
