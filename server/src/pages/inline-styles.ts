import { hash } from 'node:crypto';

/** A document, and what its policy must allow of its own: the hashes of the styles in it. */
export interface StyledPage {
  html: string;
  /** `'sha256-…'` each. */
  styleHashes: string[];
}

const style = /<style>(.*?)<\/style>/gs;
const styleLink = /<link rel="stylesheet"([^>]*) href="\/(static\/[^"]+\.css)"[^>]*>/g;

/**
 * Puts the styles of a page into it: nothing is painted without them, and on a slow line asking for them takes as long as the
 * page itself. The links stay, so that the scripts know what is there already, of a type that no browser asks for (a link that is
 * only disabled is fetched by some). `readFile` reads of the built site.
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
