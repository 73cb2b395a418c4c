/** The types of every picture's files, the better one first: a browser takes the first that it supports. */
export const libraryTypes = ['avif', 'webp'] as const;
export type LibraryType = (typeof libraryTypes)[number];
