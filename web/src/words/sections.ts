import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { Language } from '@cablepark/domain/time/display';
import type { Block } from '@cablepark/domain/words/blocks';
import { shownLanguage } from '@cablepark/domain/words/in-language';
import type { Bilingual } from '@cablepark/domain/words/words.schema';

type WithSections = 'bar' | 'features' | 'contact' | 'location' | 'terms' | 'privacy' | 'accessibility';

export interface ShownSection {
  /** Its position on the page. */
  index: number;
  heading: Bilingual;
  /** In the language of `language`. */
  blocks: readonly Block[];
  language: Language;
  picture: string | null;
}

/** The sections of a page in the visitor's language. */
export function sectionsOf(
  { content, blocks }: ShownContent<WithSections>,
  language: Language,
): ShownSection[] {
  return content.sections.map((section, index) => {
    const textLanguage = shownLanguage(section.text, language);
    return {
      index,
      heading: section.heading,
      blocks: blocks[index]?.[textLanguage] ?? [],
      language: textLanguage,
      picture: 'picture' in section ? section.picture : null,
    };
  });
}

/** The same in runs: consecutive sections with a picture, and those without. */
export function runsOf(
  sections: readonly ShownSection[],
): { hasPictures: boolean; sections: ShownSection[] }[] {
  const runs: { hasPictures: boolean; sections: ShownSection[] }[] = [];
  for (const section of sections) {
    const hasPictures = section.picture !== null;
    const last = runs.at(-1);
    if (last?.hasPictures === hasPictures) last.sections.push(section);
    else runs.push({ hasPictures, sections: [section] });
  }
  return runs;
}
