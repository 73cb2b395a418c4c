import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from './head.ts';

export interface Filling {
  language: Language;
  title: string;
  /** Tags, each on a line of its own. */
  head: readonly string[];
  /** What stands in the page's root, as HTML. */
  body: string;
}

/**
 * The built start page with a page in it. What goes in holds what staff wrote, so it is never a replacement pattern (`$'` would
 * put the rest of the document there), and nothing is looked for in it: the body comes last.
 */
export function fillTemplate(template: string, { language, title, head, body }: Filling): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<!-- Of the pages.*?<meta name="description".*?>\s*/s, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root">', `<div id="root" data-language="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>\n${head.join('\n')}`)
    .replace('<!--page-->', () => body);
}
