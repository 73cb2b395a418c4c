import type { ContentName } from '@cablepark/domain/content/content-names';
import type { Generated } from 'kysely';

/** The tables of the park's own pages; `tables.ts` says how values are kept. */

/** What the park has written for a page, every version of it; the newest one stands. */
export interface ContentVersionTable {
  id: Generated<number>;
  name: ContentName;
  /** From 1 on, without a gap. */
  version: number;
  /** JSON by the schema of `domain/content`. */
  content: string;
  created_at: number;
  /** Null where the update of the program brought it. */
  created_by: string | null;
}

/** A picture of the park's library; its files are made when it is uploaded. */
export interface LibraryPictureTable {
  /** UUID. */
  id: string;
  /** Of the largest file. */
  width: number;
  height: number;
  /** A data URL of a few pixels, shown until the picture is there. */
  placeholder: string;
  /** Said instead of the picture; empty where nobody has written it. */
  alt_pl: string;
  alt_en: string;
  /** The point that stays in view when the picture is cropped: per cent from the left and from the top. */
  focus_x: number;
  focus_y: number;
  created_at: number;
  created_by: string;
}

export interface LibraryFileTable {
  /** `{picture}/{width}.{avif|webp|jpeg}`. */
  id: string;
  picture_id: string;
  type: string;
  width: number;
  content: Uint8Array;
}

/** A logo that was uploaded; the content `looks` says which one is the park's. */
export interface BrandFileTable {
  /** UUID. */
  id: string;
  type: 'image/svg+xml' | 'image/webp';
  width: number;
  height: number;
  content: Uint8Array;
  created_at: number;
  created_by: string;
}

/** Pictures that the park uploaded; kept in the database, so that one backup holds everything. */
export interface FileTable {
  id: string;
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
  created_at: number;
  created_by: string;
}

/** What the park says of itself: one row, JSON by the schema of `domain/park/content.schema.ts`. */
export interface ParkContentTable {
  id: number;
  content: string;
  updated_at: number;
}
