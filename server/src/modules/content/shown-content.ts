import type { ShownContent } from '@cablepark/contract/contents';
import type { Block } from '@cablepark/domain/pages/blocks';
import type { ContentName } from '@cablepark/domain/pages/content-names';
import type { StandingContent } from '@cablepark/domain/pages/contents.schema';
import { blocksOf } from '@cablepark/domain/pages/markdown';
import { picturesToShow } from '@cablepark/domain/pages/pictures';
import { sectionBlocks } from '@cablepark/domain/pages/section-blocks';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';

/** Markdown is read once, not for each visitor: more texts than all pages of a park have. */
const known = new LRUCache<string, Block[]>({ max: 1000 });

function readMarkdown(markdown: string): Block[] {
  const blocks = known.get(markdown) ?? blocksOf(markdown);
  known.set(markdown, blocks);
  return blocks;
}

/** What stands on a page, with all that it needs to show it. */
export async function readShownContent<Name extends ContentName>(
  context: AppContext,
  name: Name,
): Promise<ShownContent<Name>> {
  return await showContent(context, name, (await context.contents.read())[name]);
}

/** A version of a content with the pictures that it names, and its Markdown as pages show it. */
export async function showContent<Name extends ContentName>(
  { library }: Pick<AppContext, 'library'>,
  name: Name,
  { version, content }: StandingContent<Name>,
): Promise<ShownContent<Name>> {
  const pictures = picturesToShow(content, await library.read());
  return { name, version, content, pictures, blocks: sectionBlocks(content, readMarkdown) };
}
