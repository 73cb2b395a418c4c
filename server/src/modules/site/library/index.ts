/** The library of pictures that the park's pages show. */
export { findPublicPictures } from './library.store.ts';
