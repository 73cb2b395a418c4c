import { ServerResponse } from 'node:http';
import { leapMs } from './clock.ts';

/**
 * Loaded ahead of a journeys' server (`--import`): its one clock (server/src/clock.ts) goes on from another moment than the
 * machine's, and leaps at a signal. The server itself has no such setting.
 */
let shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const machineNow = Temporal.Now.instant;
Temporal.Now.instant = () => machineNow().add({ milliseconds: shiftMs });
process.on('SIGUSR2', () => {
  shiftMs += leapMs;
});

// Its answers bear no date: journeys move their page's clock apart from the park's, and a page would set it right by them.
Object.defineProperty(ServerResponse.prototype, 'sendDate', {
  get: () => false,
  set() {
    // Each answer would turn it on for itself.
  },
});
