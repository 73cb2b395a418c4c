import type { Picture } from './picture.ts';
import { type Shot, shoot } from './shoot.ts';

declare global {
  interface Window {
    /** Answers the picture as a PNG in base64. Called by render.ts. */
    takePicture: (scene: string, frame: 'wide' | 'phone', shot: Shot) => Promise<string>;
  }
}

window.takePicture = async (scene, frame, shot) => {
  const { picture } = (await import(`../scenes/${scene}.ts`)) as { picture: Picture };
  const view = frame === 'phone' ? picture.phone : picture.wide;
  if (!view) throw new Error(`${scene} has no ${frame} camera`);
  const canvas = document.createElement('canvas');
  shoot(canvas, picture, view, shot);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
};
document.body.dataset['ready'] = 'yes';
