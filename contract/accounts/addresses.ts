/** Addresses that come from outside (visitors, the browser's history) and what may be made of them; those that staff write are in `web-address.ts`. */

/** The site's pages that mails lead to. Their links are built on the park's own address, never taken from a request. */
export const mailPages = {
  reset: '/reset',
  forgot: '/forgot',
  contact: '/contact',
  /** Where a new address is proved. */
  confirmEmail: '/confirm-email',
  /** Where reminders are ended. */
  unsubscribe: '/unsubscribe',
  /** Not mailed but printed: where the first Admin is made. */
  firstAdmin: '/first-admin',
} as const;

/** The pages that have a form for a mailed token: what `reset_url` may name (WIRE.md, "Ours"). */
export const resetPages = [mailPages.reset] as const;

/** Written out, so that no browser's or router's way of resolving `//`, `..`, `\` or tabs can lead to another site. */
const sitePath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][^\p{Cc}\\]*)?$/u;

/** Whether this is the path of a page of the site, perhaps with a search and a hash. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
