import { friendsPage } from '@cablepark/contract/friends/friends';
import { groupPage } from '@cablepark/contract/groups/group-pages';
import { paths } from '@cablepark/contract/paths';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { mailedOfferPage } from '@cablepark/contract/standby/standby';
import type { Language } from '@cablepark/domain/time/display';
import { sceneSizes } from '../../features/auth/sceneSizes.ts';
import { PICTURES, type PictureName } from '../../pictures/manifest.ts';
import { fileSet } from '../../pictures/shape.ts';
import { pictureLink } from './fileLinks.ts';

interface StartPage {
  sources: readonly string[];
  /** The picture beside its form. */
  picture?: PictureName;
}

const authSources = ['src/features/auth/pages.ts'];
const rare = (page: string, texts: string): StartPage => ({
  sources: ['src/app/RareRoutes.tsx', `src/features/auth/${page}.tsx`, `src/i18n/LANGUAGE/${texts}.ts`],
});

/** Pages that the browser makes and riders open first, from a mail or a link; the others find their files by themselves. */
const startPages: Readonly<Record<string, StartPage>> = {
  [paths.login]: { sources: authSources, picture: 'cable' },
  [paths.signup]: { sources: authSources, picture: 'instructor' },
  [paths.forgot]: { sources: authSources, picture: 'camping' },
  [paths.account]: { sources: ['src/features/account/AccountPage.tsx'] },
  [mailedBookingPage]: rare('mailed-booking/MailedBookingPage', 'mailed-booking'),
  [mailedOfferPage]: rare('standby/MailedOfferPage', 'rides/standby'),
  [friendsPage]: rare('friends/FriendsPage', 'rides/friends'),
  [groupPage]: rare('group/GroupPage', 'groups/group'),
};

export const startPaths = Object.keys(startPages);

/** The sources of such a page, its texts among them. */
export function startSources(path: string, language: Language): string[] {
  const texts = ['src/i18n/LANGUAGE/frame.ts', 'src/i18n/LANGUAGE/rider.ts'];
  return [...texts, ...(startPages[path]?.sources ?? [])].map((source) =>
    source.replace('LANGUAGE', language),
  );
}

/** The preload of its picture; empty without one. */
export function startPicture(path: string): string {
  const picture = startPages[path]?.picture;
  if (!picture) return '';
  return pictureLink('all', fileSet(picture, 'avif', PICTURES[picture].wide), sceneSizes);
}
