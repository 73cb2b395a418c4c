import type { ContentName } from './content-names.ts';
import type { ContentOf } from './contents.schema.ts';
import { shownScenes } from './scenes.ts';

const nothing = { pl: '', en: '' };

/** What anybody may read of a content: scenes that are not shown, the words of a page that is not, and what mails say stay with those who write them. */
export function publicContent<Name extends ContentName>(
  name: Name,
  content: ContentOf<Name>,
): ContentOf<Name> {
  if (name === 'mails') return {} as ContentOf<Name>;
  if ('scenes' in content) return { ...content, scenes: shownScenes(content) };
  if ('isShown' in content && !content.isShown) {
    return { ...content, title: nothing, description: nothing, lead: nothing, sections: [] };
  }
  return content;
}
