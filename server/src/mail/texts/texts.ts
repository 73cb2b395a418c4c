import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import { type RenderedText, renderMail } from '../mail-content.ts';
import { en } from './en.ts';
import type { MailTemplates, MailWords } from './mail-templates.ts';
import { pl } from './pl.ts';
import { rideTexts } from './rides.ts';

const templates: Record<Language, MailTemplates> = { pl, en };

/** One of these mails in the reader's language. @param sentence the park's addition; null where it wrote none */
export function writeMail(
  {
    language: chosenLanguage,
    park,
    sentence = null,
  }: { language: Language | null; park: string; sentence?: string | null },
  words: (of: MailTemplates) => MailWords,
): RenderedText {
  const language = chosenLanguage ?? defaultLanguage;
  const { greeting, farewell } = rideTexts(language);
  const { subject, parts } = words(templates[language]);
  const allParts = [...parts, ...(sentence === null ? [] : [sentence])];
  return renderMail({ language, subject, greeting, parts: allParts, farewell: [farewell, park] });
}
