import type { LibraryType } from './pictures.ts';

/** The address of an uploaded picture. */
export function fileAddress(id: string): string {
  return `/assets/${encodeURIComponent(id)}`;
}

/** The address of a picture of the library in one of its widths. */
export function pictureAddress(id: string, width: number, type: LibraryType): string {
  return `/assets/${id}/${width}.${type}`;
}
