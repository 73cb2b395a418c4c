import type { consent as pl } from '../pl/consent.ts';

export const consent: typeof pl = {
  title: 'Cookies',
  both: 'With your consent we count visits and show a map from OpenStreetMap.',
  visits: 'With your consent we count visits.',
  map: 'With your consent we show a map from OpenStreetMap.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie settings',
};
