/** Pictures of events: taken, made small, kept and given out. */
export { registerFiles } from './files.routes.ts';
export { forgetUnusedPictures } from './files.service.ts';
