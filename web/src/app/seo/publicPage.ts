import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { Language } from '@cablepark/domain/time/display';
import type { Track } from '@cablepark/domain/tracks/track';

/** The park's data for a page's title and description. */
export interface ParkMetadata {
  /** The park's content for this page. */
  content: ShownContent['content'] | undefined;
  tracks: readonly Track[];
  /** Those that the page shows; of no other page than that of events and of one event. */
  events?: readonly ShownEvent[];
  zone: string;
}

export interface PublicPage {
  /** Title and description for browsers, search engines and previews of links. */
  words: (language: Language, park: ParkMetadata) => Promise<{ title: string; description: string }>;
  /** Sources whose styles and scripts the page needs at once, besides the site's frame. */
  sources: (language: Language) => readonly string[];
  /** The source that does not wait for the first interaction. */
  atOnce?: string;
}
