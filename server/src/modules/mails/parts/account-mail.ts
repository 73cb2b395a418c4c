import { mailPages } from '@cablepark/contract/accounts/addresses';
import type { AboutOf, AccountMessageKind } from '@cablepark/domain/messages/message-kinds';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { RenderedText } from '../../../mail/mail-content.ts';
import type { MailBrand } from '../../../mail/mail-parts.ts';
import type { MailInput, MailUnit } from '../mail-unit.ts';
import { mailBrand } from './mail-brand.ts';
import { type OwnWords, renderWords } from './mail-words.ts';

/** The facts of a mail about an account. It contains no visitor's input, so that nobody can abuse it to send their own text. */
export interface AccountMailFacts extends Omit<AboutOf<AccountMessageKind>, 'language'> {
  park: string;
  token: string;
  /** The site's address. */
  publicUrl: string;
  /** The pages for a new password and for contacting the park. */
  forgot: string;
  contact: string;
}

export type AccountWords = Record<Language, (facts: AccountMailFacts) => OwnWords>;

/** @param language null if the account has chosen none */
export function renderAccountMail(
  words: AccountWords,
  facts: AccountMailFacts,
  {
    language: chosenLanguage,
    sentence = null,
    ...frame
  }: { language: Language | null; sentence?: string | null; brand?: MailBrand },
): RenderedText {
  const language = chosenLanguage ?? defaultLanguage;
  return renderWords({ language, park: facts.park, sentence, ...frame }, words[language](facts));
}

/** A mail about an account in its current language, which consists of fixed texts only. */
export function accountMail(words: AccountWords): MailUnit<AccountMessageKind> {
  const write = async (
    { context, reader, sentence }: MailInput,
    { language: ownLanguage, token = '', ...about }: AboutOf<AccountMessageKind>,
  ): Promise<RenderedText> => {
    const { name: park } = await context.parkSettings.read();
    const { publicUrl } = context.config;
    const language = ownLanguage === undefined ? reader.language : ownLanguage;
    const pages = { forgot: `${publicUrl}${mailPages.forgot}`, contact: `${publicUrl}${mailPages.contact}` };
    const facts = { ...about, park, token, publicUrl, ...pages };
    return renderAccountMail(words, facts, { language, sentence, brand: await mailBrand(context) });
  };
  return {
    draft: ({ about }) => ({ isTrue: true, start: null, write: (writing) => write(writing, about) }),
    sample: (writing) =>
      write(writing, { token: 'x', page: `${writing.context.config.publicUrl}${mailPages.reset}` }),
  };
}
