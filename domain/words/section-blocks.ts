import type { Block } from './blocks.ts';
import { blocksOf } from './markdown.ts';
import type { Bilingual } from './words.schema.ts';

/** The text of one section in display form. */
export interface SectionBlocks {
  pl: Block[];
  en: Block[];
}

/** The blocks of a content's sections, in their order; empty where it has no sections. */
export function sectionBlocks(
  content: object,
  read: (markdown: string) => Block[] = blocksOf,
): SectionBlocks[] {
  if (!('sections' in content)) return [];
  const sections = content.sections as readonly { text: Bilingual }[];
  return sections.map(({ text }) => ({ pl: read(text.pl), en: read(text.en) }));
}
