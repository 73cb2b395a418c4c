/** Pictures that staff upload: made anew, kept in the database (docs/decisions/020). */
export { registerFiles } from './files.routes.ts';
export { forgetUnusedPictures } from './files.service.ts';
