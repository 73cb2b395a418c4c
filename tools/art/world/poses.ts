import type { Pose } from './body.ts';

/** Ways to stand, sit and play. Metres in the person's own frame (see Pose). */

export const STAND: Pose = {
  hips: [0, 0.93, 0],
  neck: [0, 1.46, 0],
  left: { hand: [0.3, 0.86, 0.08], foot: [0.11, 0, 0.02] },
  right: { hand: [-0.3, 0.86, 0.08], foot: [-0.11, 0, -0.02] },
};

/** A drink in the right hand, weight on one leg. */
export const DRINK: Pose = {
  hips: [0.03, 0.92, 0],
  neck: [0, 1.45, -0.01],
  left: { hand: [0.28, 0.92, 0.1], foot: [0.12, 0, 0], knee: [0.3, 0, 1] },
  right: { hand: [-0.22, 1.14, 0.3], foot: [-0.13, 0, 0.1], elbow: [-0.5, -1, -0.2] },
};

export const WAVE: Pose = {
  ...STAND,
  right: { hand: [-0.45, 1.86, 0.08], foot: [-0.13, 0, 0.02], elbow: [-1, 0, -0.2] },
};

export const ARMS_UP: Pose = {
  hips: [0.04, 0.9, 0],
  neck: [0, 1.42, 0.03],
  left: { hand: [0.32, 1.88, 0.15], foot: [0.15, 0, 0.02], elbow: [1, 0, -0.3] },
  right: { hand: [-0.36, 1.78, 0.2], foot: [-0.15, 0, -0.04], elbow: [-1, 0, -0.3] },
};

export const DANCE: Pose = {
  hips: [-0.07, 0.86, 0.02],
  neck: [0.04, 1.38, 0.06],
  left: { hand: [0.42, 1.5, 0.25], foot: [0.2, 0, 0.06], elbow: [1, -0.6, -0.2] },
  right: { hand: [-0.36, 1.05, 0.3], foot: [-0.2, 0, -0.08], elbow: [-1, -0.4, -0.4] },
};

export const CHEER: Pose = {
  hips: [0, 0.92, 0],
  neck: [0, 1.45, 0.02],
  left: { hand: [0.3, 0.95, 0.16], foot: [0.13, 0, 0.02] },
  right: { hand: [-0.26, 1.92, 0.16], foot: [-0.13, 0, -0.02], elbow: [-1, 0, -0.2] },
};

export const WALK: Pose = {
  hips: [0, 0.9, 0],
  neck: [0, 1.43, 0.05],
  left: { hand: [0.27, 0.92, 0.26], foot: [0.09, 0.05, -0.32] },
  right: { hand: [-0.28, 0.9, -0.2], foot: [-0.09, 0, 0.3] },
};

export const POINT: Pose = {
  hips: [0, 0.92, 0],
  neck: [0.02, 1.45, 0.03],
  left: { hand: [0.26, 0.98, 0.18], foot: [0.14, 0, -0.05] },
  right: { hand: [-0.32, 1.38, 0.52], foot: [-0.14, 0, 0.1], elbow: [-0.6, -1, 0] },
};

/** On a bar stool or a chair; the seat is at y = 0, the floor below it. */
export function sit(seat: number, lean = 0.04): Pose {
  const floor = -Math.min(seat, 0.46);
  return {
    hips: [0, 0.09, 0],
    neck: [0, 0.62, lean],
    left: { hand: [0.2, 0.2, 0.38], foot: [0.13, floor, 0.44], knee: [0.1, 0.6, 1] },
    right: {
      hand: [-0.2, 0.34, 0.42],
      foot: [-0.13, floor, 0.4],
      knee: [-0.1, 0.6, 1],
      elbow: [-0.6, -1, 0],
    },
  };
}

/** Low on the ground or on the edge of a dock, knees up. */
export const SIT_LOW: Pose = {
  hips: [0, 0.1, 0],
  neck: [0, 0.6, -0.06],
  left: { hand: [0.2, 0.42, 0.38], foot: [0.14, 0, 0.52], knee: [0.1, 1, 0.4] },
  right: { hand: [-0.2, 0.42, 0.38], foot: [-0.14, 0, 0.52], knee: [-0.1, 1, 0.4] },
};

/** Half lying in a deck chair. */
export const RECLINE: Pose = {
  hips: [0, 0.08, 0],
  neck: [0, 0.46, -0.36],
  headTo: [0, -0.25, 1],
  left: { hand: [0.26, 0.2, 0.1], foot: [0.1, -0.06, 0.86], knee: [0.1, 1, 0] },
  right: { hand: [-0.26, 0.2, 0.1], foot: [-0.1, -0.06, 0.84], knee: [-0.1, 1, 0] },
};

/** Flat on a towel, face down, chin on the hands. */
export const SUNBATHE: Pose = {
  hips: [0, 0.1, 0],
  neck: [0, 0.22, 0.52],
  chestTo: [0, -1, 0.3],
  headTo: [0.2, 0, 1],
  left: {
    hand: [0.05, 0.06, 0.8],
    foot: [0.1, 0, -0.84],
    elbow: [1, 0, 0.4],
    knee: [0, -1, 0],
    toes: [0, 0, -1],
  },
  right: {
    hand: [-0.05, 0.06, 0.8],
    foot: [-0.12, 0, -0.84],
    elbow: [-1, 0, 0.4],
    knee: [0, -1, 0],
    toes: [0, 0, -1],
  },
};

export const CROUCH: Pose = {
  hips: [0, 0.42, -0.12],
  neck: [0, 0.9, 0.12],
  left: { hand: [0.16, 0.42, 0.42], foot: [0.15, 0, 0.12], knee: [0.3, 0.4, 1] },
  right: { hand: [-0.24, 0.5, 0.56], foot: [-0.15, 0, -0.18], knee: [-0.3, 0, 1], elbow: [-0.6, -1, 0] },
};

/** Standing on a SUP with the paddle on the right. */
export const PADDLE: Pose = {
  hips: [0.02, 0.84, -0.06],
  neck: [-0.04, 1.34, 0.1],
  left: { hand: [-0.2, 1.36, 0.36], foot: [0.14, 0, 0], elbow: [1, 0.1, 0], knee: [0.2, 0, 1] },
  right: { hand: [-0.42, 0.78, 0.36], foot: [-0.14, 0, 0], elbow: [-1, 0, -0.3], knee: [-0.2, 0, 1] },
};
