import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../../context.ts';

/** The park's own sentence for mails of this kind. @returns null if there is none in this language */
export async function findSentence(
  { pageContents }: Pick<AppContext, 'pageContents'>,
  kind: MessageKind,
  language: Language | null,
): Promise<string | null> {
  if (kind === 'sample') return null;
  const { mails } = await pageContents.read();
  return mails.content[kind]?.[language ?? defaultLanguage] || null;
}
