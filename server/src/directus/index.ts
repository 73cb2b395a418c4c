/** The public interface of the query language for modules and pages. */
export { bodyLimitBytes, registerBody } from './body.ts';
export { readCacheable } from './cacheable.ts';
export { event } from './collections/event.ts';
export { collectionNamed } from './collections/registry.ts';
export { slot } from './collections/slot.ts';
export { rowDocs } from './docs/query-docs.ts';
export { asSent, rowAnswer, rowOrRowsAnswer, rowsAnswer } from './docs/row-answers.ts';
export { registerItems } from './items.routes.ts';
export { readMany, readRow, readRows } from './items.service.ts';
export { readNames } from './parse/names.ts';
export { refuseTokenInAddress } from './parse/query-keys.ts';
export { readQueryString } from './parse/query-params.ts';
export { forbiddenField } from './schema/errors.ts';
export type { Viewer } from './schema/viewer.ts';
export { contains } from './sql/engine-sql.ts';
export { everybody, type WatchedList, type WatchQuery, watchedList } from './watch/watched-list.ts';
export { ownPart, readWatched, takenPart } from './watch/watched-rows.ts';
export { askedFields, writes } from './writes.ts';
