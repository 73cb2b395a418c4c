import { mailPages } from '@cablepark/contract/addresses';
import {
  type AccountMessageKind,
  accountKinds,
  type MessageKind,
} from '@cablepark/domain/messages/message-kinds';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import {
  emailChangeAskedMail,
  emailChangedMail,
  emailProofMail,
  invitationMail,
  type MailText,
  passwordChangedMail,
  passwordResetMail,
} from '../../mail/texts/texts.ts';
import type { Worded } from './compose-mail.ts';
import type { Message } from './outbox.store.ts';

interface AccountData {
  /** The secret of the link. */
  token?: string;
  /** The page of the site that a reset leads to. */
  page?: string;
  hasNewPassword?: boolean;
  /** In place of the account's own. */
  language?: Language | null;
}

export function isAboutAccount(kind: MessageKind): kind is AccountMessageKind {
  return (accountKinds as readonly MessageKind[]).includes(kind);
}

/** The words of a message about an account, in its language of this moment. */
export async function composeAccountMail(
  context: AppContext,
  message: Pick<Message, 'data'> & { kind: AccountMessageKind },
  { language, sentence }: Worded,
): Promise<MailText> {
  const mail = await writeAccountMail(context, message, language);
  return sentence === null ? mail : { ...mail, text: beforeFarewell(mail.text, sentence) };
}

/** The farewell is the last paragraph. */
function beforeFarewell(text: string, sentence: string): string {
  const end = text.lastIndexOf('\n\n');
  return `${text.slice(0, end)}\n\n${sentence}${text.slice(end)}`;
}

async function writeAccountMail(
  { content, config: { publicUrl } }: AppContext,
  { kind, data }: Pick<Message, 'data'> & { kind: AccountMessageKind },
  accountLanguage: Language | null,
): Promise<MailText> {
  const { name } = await content.read();
  const said = JSON.parse(data) as AccountData;
  const { token = '', page = '', hasNewPassword = false, language = accountLanguage } = said;
  switch (kind) {
    case 'password-reset':
      return passwordResetMail(language, name, `${page}?token=${token}`);
    case 'password-changed':
      return passwordChangedMail(language, name, publicUrl);
    case 'email-changed':
      return emailChangedMail(language, name, publicUrl, hasNewPassword);
    case 'email-proof':
      return emailProofMail(language, name, `${publicUrl}${mailPages.confirmEmail}?token=${token}`);
    case 'email-change-asked':
      return emailChangeAskedMail(language, name, publicUrl);
    default:
      return invitationMail(language, name, `${publicUrl}${mailPages.reset}?invited=1&token=${token}`);
  }
}
