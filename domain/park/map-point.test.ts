import { expect, test } from 'vitest';
import { readMapPoint } from './map-point.ts';

const point = { lat: '52.4512', lon: '21.0345' };

test.each([
  ['52.4512, 21.0345', point],
  ['52.4512,21.0345', point],
  ['52,4512; 21,0345', point],
  [' 52,4512 21,0345 ', point],
  ['-33.8568, 151.2153', { lat: '-33.8568', lon: '151.2153' }],
  ['52.4512', null],
  ['52,4512', null],
  ['52.4512,', null],
  ['Plażowa 2', null],
])('%s is the point %j', (text, read) => {
  expect(readMapPoint(text)).toEqual(read);
});
