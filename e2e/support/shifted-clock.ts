/**
 * Loaded ahead of a journeys' server (`--import`): its clock goes on from another moment than the machine's, so that what
 * depends on the hour is the same at night. The server itself knows nothing of it.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const really = Temporal.Now.instant;
Temporal.Now.instant = () => really().add({ milliseconds: shiftMs });
