import type { ContentName } from '@cablepark/domain/content/content-names';
import type { Generated } from 'kysely';

/** The tables of the park's own pages; `tables.ts` explains the value formats. */

/** Every version of a page's content; the newest one is current. */
export interface ContentVersionTable {
  id: Generated<number>;
  name: ContentName;
  /** From 1 on, without gaps. */
  version: number;
  /** JSON by the schema of `domain/content`. */
  content: string;
  created_at: number;
  /** Null if an update of the program created it. */
  created_by: string | null;
}

/** A picture of the park's library; its files are generated at the upload. */
export interface LibraryPictureTable {
  /** UUID. */
  id: string;
  /** The width of the largest file. */
  width: number;
  height: number;
  /** A data URL of a few pixels, shown while the picture loads. */
  placeholder: string;
  /** The alternative text; empty if nobody has written one. */
  alt_pl: string;
  alt_en: string;
  /** The point that stays in view when the picture is cropped: percent from the left and from the top. */
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

/** An uploaded logo; the content `looks` selects the park's. */
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

/** The park's uploaded pictures; in the database, so that one backup has everything. */
export interface FileTable {
  id: string;
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
  created_at: number;
  created_by: string;
}

/** The park's settings: one row, JSON by the schema of `domain/park/content.schema.ts`. */
export interface ParkContentTable {
  id: number;
  content: string;
  updated_at: number;
}
