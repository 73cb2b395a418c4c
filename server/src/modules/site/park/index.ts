/** The park's own settings: name, contact, hours and limits. */
export { readParkSettings } from './park-settings.ts';
