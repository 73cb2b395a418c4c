/** The park's own settings: name, contact, hours and limits. */

export { findContent, insertFirstContent, lockContent, updateContent } from '../settings/index.ts';
export { readParkSettings } from './park-settings.ts';
