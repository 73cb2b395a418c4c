import type { ShownContent } from '@cablepark/contract/park/contents';
import type { Language } from '@cablepark/domain/time/display';
import type { Track } from '@cablepark/domain/tracks/track';

/** What pages say of the park in their title and description. */
export interface ParkMetadata {
  /** What the park has written for this page. */
  content: ShownContent['content'] | undefined;
  tracks: readonly Track[];
}

export interface PublicPage {
  /** Title and description for browsers, search engines and previews of links. */
  words: (language: Language, park: ParkMetadata) => Promise<{ title: string; description: string }>;
  /** Sources whose styles and scripts the page needs at once, besides the frame of the site. */
  sources: (language: Language) => readonly string[];
  /** The source that does not wait with the others for the visitor's touch. */
  atOnce?: string;
}
