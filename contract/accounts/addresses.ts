/** Untrusted addresses (from visitors, the browser's history) and their checks; for addresses that staff write see `web-address.ts`. */

/** The site's pages that mails link to. The links use the park's own address, never one from a request. */
export const mailPages = {
  reset: '/reset',
  forgot: '/forgot',
  contact: '/contact',
  /** Confirms a new address. */
  confirmEmail: '/confirm-email',
  /** Switches reminders off. */
  unsubscribe: '/unsubscribe',
  /** Not mailed but printed: creates the first Admin. */
  firstAdmin: '/first-admin',
} as const;

/** The pages with a form for a mailed token: the values of `reset_url` (WIRE.md, "Ours"). */
export const resetPages = [mailPages.reset] as const;

/** An allow-list, so that no browser's or router's handling of `//`, `..`, `\` or tabs can lead to another site. */
const sitePath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][^\p{Cc}\\]*)?$/u;

/** Whether this is the path of a page of the site, with an optional query and hash. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
