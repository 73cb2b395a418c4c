import { ServerResponse } from 'node:http';
import { systemClock } from '../../server/src/clock.ts';
import { leapMs } from './clock.ts';

/**
 * Loaded ahead of a journeys' server (`--import`): takes the place of its one clock with one that goes on from another
 * moment than the machine's, and leaps when it is told to. The server itself has no such setting.
 */
let shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const machine = { ...systemClock };
systemClock.now = () => machine.now().add({ milliseconds: shiftMs });
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
