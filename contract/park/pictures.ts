import type { PictureUses } from '@cablepark/domain/content/picture-rules';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { LibraryFiles } from '@cablepark/domain/pictures/pictures';

/** The types of every picture's files, the better one first: a browser takes the first that it supports. */
export const libraryTypes = ['avif', 'webp'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** GET /park/pictures, the newest first. */
export interface LibraryPictureRow extends PictureDescription, Omit<LibraryFiles, 'focus'>, PictureUses {
  id: string;
  /** ISO 8601 in UTC. */
  date_created: string;
}
