/** Pictures that staff upload: re-encoded, and stored in the database (docs/decisions/020). */

export { forgetUnusedPictures } from './files.service.ts';
export { findFile } from './files.store.ts';
export type { MadeFile } from './made-picture.ts';
export { makeFiles } from './make-files.ts';
export { inTurn, makeLossless } from './picture.ts';
export { pictureUpload, readUpload, sendPicture, takeUploads } from './picture-routes.ts';
