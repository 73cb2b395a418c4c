import { languages } from '@cablepark/domain/time/display';
import type { Park } from './park.ts';
import { addressIn, publicPages } from './public.ts';

/** Every public page in both languages as it comes without scripts, by its path and language. */
export async function readSite(park: Park): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const language of languages)
    for (const path of publicPages) {
      const answer = await fetch(park.url + addressIn(language, path), { headers: { accept: 'text/html' } });
      pages.set(`${path} ${language}`, withoutTimes(await answer.text()));
    }
  return pages;
}

/** The next free times are the slots' own, which the season made, and change by the minute. */
function withoutTimes(html: string): string {
  return html.replaceAll(/(<div [^>]*data-free-times[^>]*>)<p>.*?<\/ul>/g, '$1');
}

/** What is to be read between a page's bars; of a legal text without its number, which only grows. */
export function mainOf(html = ''): string {
  return (/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:Wersja|Version) \d+\. .*$/, '');
}
