import { expect, test } from 'vitest';
import { liveUrl } from './pageClient.ts';

test.each([
  ['/websocket', 'https://park.example/planner/1?day=2026-07-04', 'wss://park.example/websocket'],
  ['/websocket', 'http://localhost:3000/', 'ws://localhost:3000/websocket'],
  ['https://api.example/websocket', 'https://park.example/', 'wss://api.example/websocket'],
])('%s from %s is followed at %s', (path, page, url) => {
  expect(liveUrl(path, page)).toBe(url);
});
