import type { ContentName } from '@cablepark/domain/content/content-names';
import type { StandingContent } from '@cablepark/domain/content/contents.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { SectionBlocks } from '@cablepark/domain/words/section-blocks';

/** The content of a page: GET /park/contents/{name}, and part of server-rendered pages. */
export interface ShownContent<Name extends ContentName = ContentName> extends StandingContent<Name> {
  name: Name;
  /** The pictures in the content. */
  pictures: PublicPictures;
  /** The Markdown of its sections in display form, in their order. */
  blocks: SectionBlocks[];
}

/** GET /park/contents/{name}/versions, the newest first. */
export interface ContentVersionRow {
  version: number;
  /** ISO 8601 in UTC. */
  date_created: string;
  /** Null where an update of the program created the version, or its author is erased. */
  user_created: { id: string; first_name: string | null; last_name: string | null } | null;
}
