import { type ContentName, contentNames } from '@cablepark/domain/pages/content-names';
import type { StandingContents } from '@cablepark/domain/pages/contents.schema';
import { picturesIn } from '@cablepark/domain/pages/pictures';

/** Which of these pages show a picture, by its id. */
export function pagesShowing(contents: StandingContents): (id: string) => ContentName[] {
  const shown = contentNames.map((name) => ({ name, pictures: new Set(picturesIn(contents[name].content)) }));
  return (id) => shown.flatMap(({ name, pictures }) => (pictures.has(id) ? [name] : []));
}
