import type { Block } from './blocks.ts';
import { blocksOf } from './markdown.ts';
import type { Bilingual } from './words.schema.ts';

/** The text of one section as a page shows it. */
export interface SectionBlocks {
  pl: Block[];
  en: Block[];
}

/** What the pages show of the Markdown in a content: one entry for each of its sections, in their order; none where it has no such. */
export function sectionBlocks(
  content: object,
  read: (markdown: string) => Block[] = blocksOf,
): SectionBlocks[] {
  if (!('sections' in content)) return [];
  const sections = content.sections as readonly { text: Bilingual }[];
  return sections.map(({ text }) => ({ pl: read(text.pl), en: read(text.en) }));
}
