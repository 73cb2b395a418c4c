import type { Call } from '../call.ts';
import {
  libraryPictureRow,
  libraryPictureRows,
  pictureDescriptionBody,
  uploadedPicture,
} from './pictures.schema.ts';

/** Uploads a picture for an event or an obstacle, as the body itself. */
export const uploadPictureCall = {
  method: 'POST',
  path: '/files',
  answer: uploadedPicture,
} as const satisfies Call;

/** Uploads the park's logo, as the body itself. */
export const uploadLogoCall = {
  method: 'POST',
  path: '/park/logos',
  answer: uploadedPicture,
} as const satisfies Call;

/** The library, the newest first. */
export const listLibraryCall = {
  method: 'GET',
  path: '/park/pictures',
  answer: libraryPictureRows,
} as const satisfies Call;

/** Uploads a picture into the library, as the body itself. */
export const uploadToLibraryCall = {
  method: 'POST',
  path: '/park/pictures',
  answer: libraryPictureRow,
} as const satisfies Call;

export const describePictureCall = {
  method: 'PATCH',
  path: '/park/pictures/:id',
  body: pictureDescriptionBody,
  answer: libraryPictureRow,
} as const satisfies Call;

export const removePictureCall = { method: 'DELETE', path: '/park/pictures/:id' } as const satisfies Call;
