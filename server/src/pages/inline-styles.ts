import { hash } from 'node:crypto';

/** A document, and the hashes of its inline styles for its policy. */
export interface StyledPage {
  html: string;
  /** `'sha256-…'` each. */
  styleHashes: string[];
}

const style = /<style>(.*?)<\/style>/gs;
const styleLink = /<link rel="stylesheet"([^>]*) href="\/(static\/[^"]+\.css)"[^>]*>/g;

/**
 * Inlines the styles of a page: they block rendering, and fetching them on a slow line takes as long as the page. The links stay for the
 * scripts, with a type that no browser fetches (some fetch a disabled link). `readFile` reads from the built site.
 */
export async function inlineStyles(
  document: string,
  readFile: (name: string) => Promise<string>,
): Promise<StyledPage> {
  const names = [...new Set([...document.matchAll(styleLink)].map(([, , name = '']) => name))];
  const sheets = new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)));
  const html = document.replace(
    styleLink,
    (_link, _more, name: string) =>
      `<style>${sheets.get(name) ?? ''}</style><link rel="stylesheet" type="text/plain" href="/${name}">`,
  );
  const own = new Set([...html.matchAll(style)].map(([, sheet = '']) => sheet));
  const styleHashes = [...own].map((sheet) => `'sha256-${hash('sha256', sheet, 'base64')}'`);
  return { html, styleHashes };
}
