import { type ContentName, contentNames } from './content-names.ts';
import type { StandingContents } from './contents.schema.ts';

/** The contents of hidden pages: menus, links and the site map leave them out. */
export function hiddenContents(contents: StandingContents): ContentName[] {
  return contentNames.filter((name) => {
    const { content } = contents[name];
    return 'isShown' in content && !content.isShown;
  });
}
