import type { Bilingual } from '@cablepark/domain/words/words.schema';

/** The fields of every section; those of the terms have no picture. */
export interface EditedSection {
  heading: Bilingual;
  text: Bilingual;
  picture?: string | null;
}

export function changeSection<Section extends EditedSection>(
  sections: readonly Section[],
  place: number,
  part: Partial<Section>,
): Section[] {
  return sections.map((section, index) => (index === place ? { ...section, ...part } : section));
}

export function moveSection<Section>(sections: readonly Section[], place: number, by: -1 | 1): Section[] {
  const result = [...sections];
  const [section] = result.splice(place, 1);
  if (section !== undefined) result.splice(place + by, 0, section);
  return result;
}

export function putBack<Section>(sections: readonly Section[], section: Section, place: number): Section[] {
  return sections.toSpliced(Math.min(place, sections.length), 0, section);
}
