/** One of our legal texts in one language; paragraphs are Markdown, and what the park wrote stands in them by `plain`. */
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

/** A park's name or address in Markdown: no sign in it is one of Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\*_[\]]/g, '\\$&');
}
