import type { ContentName } from '@cablepark/domain/content/content-names';
import type { StandingContent } from '@cablepark/domain/content/contents.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { SectionBlocks } from '@cablepark/domain/words/section-blocks';

/** What stands on a page: GET /park/contents/{name}, and in the pages that the server makes. */
export interface ShownContent<Name extends ContentName = ContentName> extends StandingContent<Name> {
  name: Name;
  /** The pictures that it names. */
  pictures: PublicPictures;
  /** The Markdown of its sections as pages show it, in their order. */
  blocks: SectionBlocks[];
}

/** GET /park/contents/{name}/versions, the newest first. */
export interface ContentVersionRow {
  version: number;
  /** ISO 8601 in UTC. */
  date_created: string;
  /** Null where the update of the program brought the version, or its writer is erased. */
  user_created: { id: string; first_name: string | null; last_name: string | null } | null;
}
