import { isEmail, isPhone, tidyPhone } from '../accounts/contact.ts';
import { isWebAddress } from '../text/web-address.ts';

const sitePath = /^\/(?!\/)[\w/-]*(?:#[\w-]+)?$/;

/** Whether a link in the park's texts is allowed: a page of the site, another site, a mailbox or a phone number. Never `javascript:`. */
export function isLinkTarget(address: string): boolean {
  if (address.startsWith('mailto:')) return isEmail(address.slice('mailto:'.length));
  if (address.startsWith('tel:')) return isPhone(tidyPhone(address.slice('tel:'.length)));
  return sitePath.test(address) || isWebAddress(address);
}

/** The path of a page on this site, without the anchor; null for a link to elsewhere. */
export function pathOfLink(address: string): string | null {
  return sitePath.test(address) ? address.replace(/#.*/, '') : null;
}
