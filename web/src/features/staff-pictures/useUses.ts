import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { contentOfPage, publicPaths } from '@cablepark/contract/park/public-pages';
import { paths } from '@cablepark/contract/paths';
import { trackLabel } from '@cablepark/domain/tracks/track-words';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';

export interface Use {
  /** In the reader's language. */
  name: string;
  /** The page where it is visible, or edited. */
  to?: string | undefined;
}

/** The uses of a library picture as text: `const usesOf = useUses()`. */
export function useUses(): (picture: Pick<LibraryPictureRow, 'pages' | 'events' | 'tracks'>) => Use[] {
  const t = useStaffTexts().library;
  const { track: byNumber } = useTexts().common;
  return ({ pages, events, tracks }) => [
    ...pages.map((page) => ({
      name: t.pageNames[page] ?? page,
      to: publicPaths.find((path) => contentOfPage(path) === page),
    })),
    ...events.map(({ name }) => ({ name: t.onEvent(name), to: paths.eventsEditor })),
    ...tracks.map(({ name }) => ({ name: t.onTrack(trackLabel(name, byNumber)), to: paths.tracksEditor })),
  ];
}
