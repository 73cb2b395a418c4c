import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../../context.ts';

/** What the park adds to its mails of this kind. @returns null where it wrote nothing in this language */
export async function findSentence(
  { contents }: Pick<AppContext, 'contents'>,
  kind: MessageKind,
  language: Language | null,
): Promise<string | null> {
  if (kind === 'sample') return null;
  const { mails } = await contents.read();
  return mails.content[kind]?.[language ?? defaultLanguage] || null;
}
