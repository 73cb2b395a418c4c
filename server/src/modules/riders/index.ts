/** Riders as the staff know them: the search, the card and its notes. */

export { forgetOldMerges } from './merges/forget-merged.ts';
export { findRecordsOf, forgetMergesOf } from './merges/merges.store.ts';
export { deleteNotesOn, findNotes } from './notes/notes.store.ts';
