import type { ShownContent } from '@cablepark/contract/contents';
import type { ContentName } from '@cablepark/domain/pages/content-names';
import type { StandingContent } from '@cablepark/domain/pages/contents.schema';
import { picturesToShow } from '@cablepark/domain/pages/pictures';
import type { AppContext } from '../../context.ts';

/** What stands on a page, with the pictures that it names. */
export async function readShownContent<Name extends ContentName>(
  context: AppContext,
  name: Name,
): Promise<ShownContent<Name>> {
  return await withPictures(context, name, (await context.contents.read())[name]);
}

export async function withPictures<Name extends ContentName>(
  { library }: AppContext,
  name: Name,
  { version, content }: StandingContent<Name>,
): Promise<ShownContent<Name>> {
  return { name, version, content, pictures: picturesToShow(content, await library.read()) };
}
