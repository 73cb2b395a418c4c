/** What staff know about riders: the search, the rider card and its notes. */

export { forgetOldMerges } from './merges/forget-merged.ts';
export { findRecordsOf, forgetMergesOf } from './merges/merges.store.ts';
export { deleteNotesOn, findNotes } from './notes/notes.store.ts';
