/** The library of pictures that the park's pages show. */
export { registerLibrary } from './library.routes.ts';
export { findPublicPictures } from './library.store.ts';
