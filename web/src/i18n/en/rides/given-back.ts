import type { givenBack as pl } from '../../pl/rides/given-back.ts';
import { nonBreaking } from '../nonBreaking.ts';

const texts: typeof pl = {
  heading: 'Given back',
  loadFailed: 'What was given back could not be loaded',
  back: {
    ride: 'The slot is back on the pass',
    money: (sum) => `${sum} given back`,
    rainCheck: 'You have a rain check',
  },
  reason: {
    cancelled: 'cancelled in time',
    soldAgain: 'cancelled late, and somebody else took the slot',
    closed: 'the track was closed',
    delayed: 'the slot was delayed',
    rainCheck: 'the track was closed or the slot delayed',
    desk: 'decided at the desk',
  },
};

export const givenBack = nonBreaking(texts);
