/** Reports for staff: the takings, and bookings and payments as CSV. */

export { registerExport } from './export.routes.ts';
export { registerTakings } from './takings.routes.ts';
