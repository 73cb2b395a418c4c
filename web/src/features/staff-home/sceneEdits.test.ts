import { defaultHome } from '@cablepark/domain/content/default-home';
import { homePage } from '@cablepark/domain/content/home.schema';
import { expect, test } from 'vitest';
import { addScene, changeScene, mayAdd, moveScene, putSceneBack, removeScene } from './sceneEdits.ts';

const written = { pl: 'Tor', en: 'Track' };
const scenes = ['a', 'b', 'c'].map((id) => ({ ...defaultHome.scenes[0]!, id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test.each([
  ['a', -1, 'abc'],
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s moved by %i gives %s', (id, by, order) => {
  expect(ids(moveScene(scenes, id, by))).toBe(order);
});

test('A scene that was removed comes back to its place, and once', () => {
  const [, second] = scenes;
  const rest = removeScene(scenes, 'b');
  expect(ids(rest)).toBe('ac');
  expect(ids(putSceneBack(rest, second!, 1))).toBe('abc');
  expect(ids(putSceneBack([], second!, 1))).toBe('b');
  expect(ids(putSceneBack(scenes, second!, 1))).toBe('abc');
});

test('New scenes have anchors of their own, and with words they may stand on the page', () => {
  const first = addScene(scenes);
  const both = addScene(first);
  expect(both.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'scene-1', 'scene-2']);
  expect(addScene(removeScene(both, 'scene-1')).at(-1)?.id).toBe('scene-1');
  const worded = changeScene(first, 'scene-1', { name: written, title: written });
  expect(homePage.safeParse({ ...defaultHome, scenes: worded }).success).toBe(true);
  expect(homePage.safeParse({ ...defaultHome, scenes: first }).success).toBe(false);
});

test('There are twelve at most', () => {
  let list = scenes;
  while (mayAdd(list)) list = addScene(list);
  expect(list).toHaveLength(12);
});
