import type { board as pl } from '../pl/board.ts';
import { nonBreaking } from './nonBreaking.ts';

const texts: typeof pl = {
  title: 'Board',
  now: 'Now',
  next: 'Next start',
  free: 'Next free',
  someone: 'Booked',
  group: 'Group',
  andMore: (names, more) => `${names} and ${more}`,
  linkOver: 'The link of this board has changed. The staff have the new one.',
  open: 'Available',
  nobody: 'Nobody rides',
  noneNext: 'Nothing more today',
  noneFree: 'None left today',
  left: (minutes) => `${minutes} min left`,
  until: (time) => `until ${time}`,
  closed: 'Track closed',
  asleep: 'See you!',
  asleepUntil: (time) => `Next start: ${time}`,
  stale: (time) => `As of ${time}. Waiting for the connection.`,
  loadFailed: 'The slots could not be loaded. We keep trying.',
  noTracks: 'The park has no tracks yet.',
};

export const board = nonBreaking(texts);
