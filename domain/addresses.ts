/** Addresses that come from outside (visitors, staff, the browser's history) and what may be made of them. */

/** The site's pages that mails lead to. Their links are built on the park's own address, never taken from a request. */
export const mailPages = { reset: '/reset', forgot: '/forgot', contact: '/contact' } as const;

/** The pages that have a form for a mailed token: what `reset_url` may name (WIRE.md, "Ours"). */
export const resetPages = [mailPages.reset] as const;

/** Written out, so that no browser's or router's way of resolving `//`, `..`, `\` or tabs can lead to another site. */
const sitePath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][^\p{Cc}\\]*)?$/u;
/** Two slashes, a host and perhaps a port: `https:other.example` and `https://park.example@other.example` are no such. */
const webShape = /^https?:\/\/[\p{L}\p{M}\p{N}._-]+(?::\d{1,5})?(?:[/?#]|$)/iu;
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{White_Space}\\]/u;

/** Whether this is the path of a page of the site, perhaps with a search and a hash. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}

/** Whether this may stand behind a link to another site: never `javascript:` or `data:`, and it leads where it reads. */
export function isWebAddress(text: string): boolean {
  return webShape.test(text) && !hiddenCharacter.test(text);
}
