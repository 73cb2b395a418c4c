import type { Group, Object3D } from 'three';
import type { Hour } from '../world/hours.ts';
import type { Point } from '../world/sculpt.ts';
import type { Basin } from '../world/water.ts';

export interface View {
  from: Point;
  to: Point;
  /** Vertical field of view in degrees. */
  fov: number;
  /** Leans the horizon, in degrees. */
  roll?: number;
}

/** A warm lamp or a fire. */
export interface Lamp {
  at: Point;
  colour: number;
  power: number;
  /** Metres until its light is gone. */
  reach: number;
  /** Throws shadows; dear, so one or two in a picture at most. */
  shadow?: boolean;
}

/** What a scene file describes: an hour, things, and where the camera stands. */
export interface Picture {
  hour: Hour;
  /** What matters: shadows are sharp within `reach` metres of `at`. */
  focus: { at: Point; reach: number };
  wide: View;
  /** A camera of its own for tall phone pictures. */
  phone?: View;
  build: () => (Group | Object3D)[];
  lamps?: readonly Lamp[];
  /** Water besides the lake. */
  basins?: readonly Basin[];
}
