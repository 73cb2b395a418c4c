import { Group } from 'three';
import { PLAN } from './lake.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { block, box, post, rod, tube } from './shapes.ts';

const STEEL = 0xdfe6ea;
const DARK = 0x2b333c;
const CORAL = 0xff6b4a;
const SUN = 0xffc145;

/** Height of the cable over the water where riders pass. */
export const CABLE_HEIGHT = 8.6;
const TOWER_HEIGHT = 10.5;

/** A tower: four leaning legs with lattice, a platform, and the big wheel that turns the cable round. */
function tower(sculpt: Sculpt, at: Point, turn: number): void {
  sculpt.within(at, turn, () => {
    const foot = 1.35;
    const head = 0.42;
    const corner = (i: number, share: number): Point => {
      const half = foot + (head - foot) * share;
      const [sx, sz] = [i === 0 || i === 3 ? 1 : -1, i < 2 ? 1 : -1];
      return [sx * half, -1.5 + share * (TOWER_HEIGHT + 1.5), sz * half];
    };
    for (let i = 0; i < 4; i += 1) {
      sculpt.add(rod(corner(i, 0), corner(i, 1), 0.115, 0.08, 6), STEEL);
      const next = (i + 1) % 4;
      for (let level = 0; level < 6; level += 1) {
        const [low, high] = [0.12 + level * 0.145, 0.12 + (level + 1) * 0.145];
        sculpt.add(rod(corner(i, low), corner(next, low), 0.04, 0.04, 5), STEEL);
        sculpt.add(rod(corner(i, low), corner(next, high), 0.032, 0.032, 5), STEEL);
      }
      sculpt.add(block(0.7, 1.2, 0.7), 0x9aa3a8, { at: [corner(i, 0)[0], -0.8, corner(i, 0)[2]] });
    }
    sculpt.add(box(1.5, 0.12, 1.5), DARK, { at: [0, TOWER_HEIGHT, 0] });
    sculpt.add(post(0.16, 0.75, 0.12), DARK, { at: [0, TOWER_HEIGHT, 0] });
    sculpt.add(post(1.22, 0.1, 1.22, 22), CORAL, { at: [0, TOWER_HEIGHT + 0.2, 0] });
    sculpt.add(post(1.34, 0.05, 1.34, 22), STEEL, { at: [0, TOWER_HEIGHT + 0.3, 0] });
    sculpt.add(post(1.0, 0.08, 1.0, 22), SUN, { at: [0, TOWER_HEIGHT + 0.32, 0] });
    sculpt.add(box(0.75, 0.55, 0.6), DARK, { at: [-0.1, TOWER_HEIGHT + 0.78, 0] });
    for (const z of [-0.18, 0.18])
      sculpt.add(rod([-1.1, -0.6, z], [-0.55, TOWER_HEIGHT - 0.2, z], 0.025, 0.025, 5), SUN);
    // Stays to the shore keep the tower against the pull.
    for (const z of [-4, 4])
      sculpt.add(rod([0, TOWER_HEIGHT - 0.3, 0], [9.5, -0.6, z], 0.022, 0.022, 4), DARK);
  });
}

/** The sag of the cable between towers: lowest in the middle. */
function cableY(share: number): number {
  return TOWER_HEIGHT + 0.3 - (TOWER_HEIGHT + 0.3 - CABLE_HEIGHT) * 4 * share * (1 - share) * 0.9;
}

interface Track {
  west: number;
  east: number;
  z: number;
}

/** A point of the track's outgoing cable at `x`. */
export function onCable(track: Track, x: number): Point {
  const share = (x - track.west) / (track.east - track.west);
  return [x, cableY(share) - 0.35, track.z + 1.25];
}

/** The little car that runs on the cable and takes the rope. */
function carrier(sculpt: Sculpt, at: Point): void {
  sculpt.add(box(0.62, 0.2, 0.2), CORAL, { at: [at[0], at[1] + 0.3, at[2]] });
  sculpt.add(box(0.2, 0.34, 0.12), DARK, { at: [at[0], at[1] + 0.12, at[2]] });
  for (const dx of [-0.2, 0.2]) {
    sculpt.add(post(0.1, 0.1, 0.1, 10), SUN, {
      at: [at[0] + dx, at[1] + 0.36, at[2] + 0.05],
      turn: [Math.PI / 2, 0, 0],
    });
  }
}

/** One track: two towers and the endless cable between them, with carriers at the given places. */
export function cableTrack(track: Track, carriers: readonly number[] = []): Group {
  const sculpt = new Sculpt(11);
  tower(sculpt, [track.west, 0, track.z], Math.PI);
  tower(sculpt, [track.east, 0, track.z], 0);
  for (const side of [1, -1]) {
    const line: Point[] = Array.from({ length: 17 }, (_, i) => {
      const share = i / 16;
      return [track.west + share * (track.east - track.west), cableY(share), track.z + side * 1.25];
    });
    sculpt.add(tube(line, 0.032, 64, 5), DARK);
  }
  for (const x of carriers) carrier(sculpt, onCable(track, x));
  return sculpt.build();
}

/** Both tracks as they stand in every picture. */
export function cables(first: readonly number[] = [], second: readonly number[] = []): Group {
  const group = new Group();
  group.add(cableTrack(PLAN.trackOne, first), cableTrack(PLAN.trackTwo, second));
  return group;
}
