import type { LibraryType } from '@cablepark/contract/park/pictures';

export interface MadeFile {
  type: LibraryType;
  width: number;
  content: Buffer;
}

export interface MadePicture {
  /** Of the largest file. */
  width: number;
  height: number;
  /** A data URL of a few pixels. */
  placeholder: string;
  files: MadeFile[];
}
