import { expect, test } from 'vitest';
import { mapLink, routeLink } from './map.ts';

test('The map link goes to the point, else to the address, else nowhere', () => {
  const map = { lat: 53.78, lon: 21.57 };
  const address = 'Plażowa 1\n00-000 Przykładowo';
  expect(mapLink({ address, map })).toContain('mlat=53.78&mlon=21.57#map=15/53.78/21.57');
  expect(mapLink({ address, map: null })).toContain('query=Pla%C5%BCowa%201%2C%2000-000');
  expect(mapLink({ address: null, map: null })).toBeNull();
});

test('The route leads to the point, else to the address, else nowhere', () => {
  const map = { lat: 53.78, lon: 21.57 };
  const address = 'Plażowa 1\n00-000 Przykładowo';
  expect(routeLink({ address, map })).toMatch(/destination=53\.78%2C21\.57$/);
  expect(routeLink({ address, map: null })).toMatch(/destination=Pla%C5%BCowa\+1%2C\+00-000/);
  expect(routeLink({ address: null, map: null })).toBeNull();
});
