import { type ContentName, contentNames } from './content-names.ts';
import type { StandingContents } from './contents.schema.ts';

/** The contents whose pages the park does not show: they leave the menu, every link and the site map. */
export function hiddenContents(standing: StandingContents): ContentName[] {
  return contentNames.filter((name) => {
    const { content } = standing[name];
    return 'isShown' in content && !content.isShown;
  });
}
