/** Pictures that staff upload: made anew, kept in the database (docs/decisions/020). */

export { brokenPicture } from './errors.ts';
export { registerFiles } from './files.routes.ts';
export { forgetUnusedPictures } from './files.service.ts';
export { type MadeFile, makeFiles } from './make-files.ts';
export type { ImageMetadata } from './metadata/image-metadata.ts';
export { checkUpload, inTurn } from './picture.ts';
export { pictureUpload, readUpload, sendPicture, takeUploads } from './picture-routes.ts';
