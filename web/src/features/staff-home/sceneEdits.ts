import type { HomePage, Scene } from '@cablepark/domain/content/home.schema';
import { sceneLimits } from '@cablepark/domain/content/scenes';

type Scenes = HomePage['scenes'];

/** Immutable edits of the list of scenes. */

export function changeScene(scenes: Scenes, id: string, part: Partial<Scene>): Scenes {
  return scenes.map((scene) => (scene.id === id ? { ...scene, ...part } : scene));
}

/** One place up or down. */
export function moveScene(scenes: Scenes, id: string, by: -1 | 1): Scenes {
  const from = scenes.findIndex((scene) => scene.id === id);
  const [scene, other] = [scenes[from], scenes[from + by]];
  return scene && other ? scenes.with(from, other).with(from + by, scene) : scenes;
}

export function removeScene(scenes: Scenes, id: string): Scenes {
  return scenes.filter((scene) => scene.id !== id);
}

/** @param at its old position; at the end if the list is shorter now */
export function putSceneBack(scenes: Scenes, scene: Scene, at: number): Scenes {
  return scenes.some(({ id }) => id === scene.id) ? scenes : scenes.toSpliced(at, 0, scene);
}

/** Appends an empty scene. */
export function addScene(scenes: Scenes): Scenes {
  const usedIds = new Set(scenes.map(({ id }) => id));
  let number = 1;
  while (usedIds.has(`scene-${number}`)) number += 1;
  const empty = { pl: '', en: '' };
  const words = { name: empty, title: empty, line: empty, action: null };
  return [...scenes, { id: `scene-${number}`, isShown: true, picture: null, ...words }];
}

export function mayAdd(scenes: Scenes): boolean {
  return scenes.length < sceneLimits.most;
}
