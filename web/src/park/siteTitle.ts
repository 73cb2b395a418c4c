import { withTown } from '@cablepark/domain/park/postal-address';
import type { Park } from './park.ts';

/** A page's title for the tab, search engines and shared links: with the park's name, and its town where nothing before says it. */
export function siteTitle(
  title: string,
  { name, contact }: Pick<Park, 'name' | 'contact'>,
  ownName: string,
): string {
  return withTown(`${title} · ${name || ownName}`, contact.address);
}
