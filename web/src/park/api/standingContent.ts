import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { ApiError } from '../../lib/http/errors.ts';
import { readContent } from './readContent.ts';

/** If the server has no pages of the park's own, the built-in ones. @throws NetworkError, ApiError of a failing server. */
export async function standingContent<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
  try {
    return await readContent(name);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const [{ defaultContents }, { picturesToShow }, { sectionBlocks }] = await Promise.all([
      import('@cablepark/domain/content/defaults'),
      import('@cablepark/domain/pictures/pictures'),
      import('@cablepark/domain/words/section-blocks'),
    ]);
    const content = defaultContents[name];
    return {
      name,
      version: 0,
      content,
      pictures: picturesToShow(content, {}),
      blocks: sectionBlocks(content),
    };
  }
}
