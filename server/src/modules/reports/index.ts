/** What staff read and take away: takings by day, and files for a spreadsheet. */
export { registerExport } from './export.routes.ts';
export { registerTakings } from './takings.routes.ts';
