import { expect, test } from 'vitest';
import { mostNamedRides, placeOfRide } from './named-rides.ts';

const full = mostNamedRides;

test.each([
  { named: 0, isByStaff: false, mayCount: true, place: 'named' },
  { named: full - 1, isByStaff: false, mayCount: true, place: 'named' },
  { named: full, isByStaff: false, mayCount: true, place: 'next' },
  { named: full - 1, isByStaff: true, mayCount: true, place: 'named' },
  { named: full, isByStaff: true, mayCount: true, place: 'counted' },
  { named: full, isByStaff: true, mayCount: false, place: 'next' },
])('One more than $named, by staff $isByStaff, countable $mayCount: $place', ({ named, place, ...how }) => {
  expect(placeOfRide(named, how)).toBe(place);
});
