/** One of our legal texts in one language. Paragraphs are Markdown; `plain` escapes the park's texts in them. */
export interface LegalWords {
  title: string;
  description: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  text: readonly string[];
}

/** Escapes a park's name or address for Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\*_[\]]/g, '\\$&');
}
