import { paths } from '@cablepark/contract/paths';
import type { shell } from '../../i18n/pl/shell.ts';
import { isEditor, isStaff, type MenuViewer, type ViewerPredicate } from './viewers.ts';

export interface MenuEntry {
  to: string;
  label: keyof { [Key in keyof typeof shell as (typeof shell)[Key] extends string ? Key : never]: true };
}

/** Public entries in the order of SPEC.md §2; the planner comes with the tracks under it. */
export const publicEntries = {
  home: { to: paths.home, label: 'home' },
  bar: { to: paths.bar, label: 'bar' },
  planner: { to: paths.planner, label: 'book' },
  events: { to: paths.events, label: 'events' },
  contact: { to: paths.contact, label: 'contact' },
  location: { to: paths.location, label: 'location' },
  prices: { to: paths.prices, label: 'prices' },
} as const satisfies Record<string, MenuEntry>;

/** The other entries of SPEC.md §2, for the viewers that it names. */
export const staffEntries: readonly (MenuEntry & { sees: ViewerPredicate })[] = [
  { to: paths.bookings, label: 'bookings', sees: isStaff },
  { to: paths.edit, label: 'assets', sees: isEditor },
  { to: paths.history, label: 'history', sees: isEditor },
];

/** The one entry to the staff's pages, which have a menu of their own (staffMenu.ts). */
export const staffPlace = { to: paths.today, label: 'staff' } as const satisfies MenuEntry;

/** The log-in entry of visitors is the account entry of riders. */
export function accountEntry(viewer: MenuViewer): MenuEntry {
  return viewer === null ? { to: paths.login, label: 'login' } : { to: paths.account, label: 'myAccount' };
}
