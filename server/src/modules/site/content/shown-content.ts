import { setImmediate } from 'node:timers/promises';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { StandingContent } from '@cablepark/domain/content/contents.schema';
import { publicContent } from '@cablepark/domain/content/public-content';
import { picturesToShow } from '@cablepark/domain/pictures/pictures';
import type { Block } from '@cablepark/domain/words/blocks';
import { blocksOf } from '@cablepark/domain/words/markdown';
import { sectionBlocks } from '@cablepark/domain/words/section-blocks';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../context.ts';
import { findContents } from './content.store.ts';

/**
 * Caches parsed Markdown. The size, in characters, exceeds all pages of a park; earlier versions of its
 * terms evict one another.
 */
const cache = new LRUCache<string, Block[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_blocks, markdown) => markdown.length + 1,
});

function readMarkdown(markdown: string): Block[] {
  const blocks = cache.get(markdown) ?? blocksOf(markdown);
  cache.set(markdown, blocks);
  return blocks;
}

/** Yields to other requests between two texts: the longest pages have eighty, and some take milliseconds each. */
async function readAllMarkdown(content: object): Promise<void> {
  const texts: string[] = [];
  sectionBlocks(content, (markdown) => {
    if (!cache.has(markdown)) texts.push(markdown);
    return [];
  });
  for (const text of texts) {
    readMarkdown(text);
    await setImmediate();
  }
}

/** A page as visitors see it, with everything that it needs. */
export async function readShownContent<Name extends ContentName>(
  context: AppContext,
  name: Name,
): Promise<ShownContent<Name>> {
  const { version, content } = (await context.pageContents.read())[name];
  return await showContent(context, name, { version, content: publicContent(name, content) });
}

/** The same page for its authors: with hidden parts, and always in the newest version. */
export async function readWholeContent<Name extends ContentName>(
  context: AppContext,
  name: Name,
): Promise<ShownContent<Name>> {
  return await showContent(context, name, (await findContents(context.store.db))[name]);
}

/** A version of a content with its pictures, and its Markdown as pages show it. */
export async function showContent<Name extends ContentName>(
  { library }: Pick<AppContext, 'library'>,
  name: Name,
  { version, content }: StandingContent<Name>,
): Promise<ShownContent<Name>> {
  await readAllMarkdown(content);
  const pictures = picturesToShow(content, await library.read());
  return { name, version, content, pictures, blocks: sectionBlocks(content, readMarkdown) };
}
