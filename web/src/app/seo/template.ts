import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from './head.ts';

export interface Filling {
  language: Language;
  title: string;
  /** Tags, each on a line of its own. */
  head: readonly string[];
  /** HTML of the page's root element. */
  body: string;
}

/**
 * Fills the start page's template. Staff write the content, so it is never a replacement pattern: `$'` would insert the rest of the document. It is
 * never searched either: the body comes last.
 */
export function fillTemplate(template: string, { language, title, head, body }: Filling): string {
  return (
    template
      // Removes comments of the source: every page must fit into the server's first packets.
      .replace(/\s*<!--(?! Of the pages|page-->).*?-->/gs, '')
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace(/<!-- Of the pages.*?<meta name="description".*?>\s*/s, '')
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('<div id="root">', `<div id="root" data-language="${language}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>\n${head.join('\n')}`)
      .replace('<!--page-->', () => body)
  );
}
