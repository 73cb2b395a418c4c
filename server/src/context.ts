import type { ParkStatus } from '@cablepark/domain/closures/park-status';
import type { StandingContents } from '@cablepark/domain/content/contents.schema';
import type { ParkContent } from '@cablepark/domain/park/content';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Season } from '@cablepark/domain/season/season.schema';
import type { Track } from '@cablepark/domain/tracks/track';
import type { Remembered } from './remembered.ts';
import type { ServerContext } from './server-context.ts';

/** The shared dependencies of the features that read what the park has set at runtime. */
export interface AppContext extends ServerContext {
  /** Name, contact, hours and limits, which an Admin edits at runtime. */
  parkSettings: Remembered<ParkContent>;
  /** The plan from which slots come. */
  season: Remembered<Season>;
  /** The contents of the park's own pages. */
  pageContents: Remembered<StandingContents>;
  /** The picture library, by id. */
  library: Remembered<PublicPictures>;
  /** The tracks, retired ones included, in their order. */
  tracks: Remembered<readonly Track[]>;
  /** What the park says of itself right now. */
  status: Remembered<ParkStatus | null>;
}
