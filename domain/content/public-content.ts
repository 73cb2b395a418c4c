import type { ContentName } from './content-names.ts';
import type { ContentOf } from './contents.schema.ts';
import { shownScenes } from './scenes.ts';

const emptyText = { pl: '', en: '' };

/** The public part of a content. Hidden scenes, the text of hidden pages and the mail sentences stay with their editors. */
export function publicContent<Name extends ContentName>(
  name: Name,
  content: ContentOf<Name>,
): ContentOf<Name> {
  if (name === 'mails') return {} as ContentOf<Name>;
  if ('scenes' in content) return { ...content, scenes: shownScenes(content) };
  if ('isShown' in content && !content.isShown) {
    return { ...content, title: emptyText, description: emptyText, lead: emptyText, sections: [] };
  }
  return content;
}
