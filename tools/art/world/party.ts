import {
  AdditiveBlending,
  Color,
  ConeGeometry,
  Group,
  Mesh,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import { person } from './body.ts';
import { guest } from './clothes.ts';
import { planks } from './dock.ts';
import { WOOD_DARK } from './furniture.ts';
import { ground, PLAN } from './lake.ts';
import { garland } from './lights.ts';
import { ARMS_UP, CHEER, DANCE, DRINK, STAND } from './poses.ts';
import { between, pick, random } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { block, box, fromCorners, post, rod } from './shapes.ts';

/** The stage's frame: x to the right for someone on it, its front to +z, which looks west over the lake. */
export const STAGE_TURN = -Math.PI / 2;

/** From the stage's frame to the world. */
export function atStage([x, y, z]: Point): Point {
  const [wx, wz] = [PLAN.stage.x + 4 - z, PLAN.stage.z + x];
  return [wx, (z > 3 ? Math.max(0.05, ground(wx, wz)) : 0.9) + y, wz];
}

/** Beams of coloured light from lamps on the truss. */
function beam(from: Point, to: Point, paint: number, width: number): Mesh {
  const a = new Vector3(...from);
  const way = new Vector3(...to).sub(a);
  const shape = new ConeGeometry(width, way.length(), 20, 1, true).translate(0, -way.length() / 2, 0);
  const mesh = new Mesh(
    shape,
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      side: 2,
      blending: AdditiveBlending,
      uniforms: { paint: { value: new Color(paint) }, reach: { value: way.length() } },
      vertexShader: `varying float down; varying vec3 face; varying vec3 eye; uniform float reach;
        void main() { down = -position.y / reach; face = normalMatrix * normal; vec4 p = modelViewMatrix * vec4(position, 1.0); eye = -p.xyz; gl_Position = projectionMatrix * p; }`,
      fragmentShader: `varying float down; varying vec3 face; varying vec3 eye; uniform vec3 paint;
        void main() { float soft = pow(abs(dot(normalize(face), normalize(eye))), 1.6); gl_FragColor = vec4(paint * soft * pow(1.0 - down, 1.4) * 0.42, 1.0); }`,
    }),
  );
  mesh.position.copy(a);
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), way.normalize()));
  mesh.renderOrder = 5;
  return mesh;
}

function truss(sculpt: Sculpt, from: Point, to: Point): void {
  const standing = Math.abs(from[1] - to[1]) > 1;
  const steps = Math.round(Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) / 0.5);
  const at = (i: number, a: number, b: number): Point => {
    const s = i / steps;
    const p = [0, 1, 2].map((k) => (from[k] ?? 0) + ((to[k] ?? 0) - (from[k] ?? 0)) * s);
    return [(p[0] ?? 0) + (standing ? a : 0), (p[1] ?? 0) + (standing ? 0 : a), (p[2] ?? 0) + b];
  };
  const edges = [
    [-0.15, -0.15],
    [0.15, -0.15],
    [0.15, 0.15],
    [-0.15, 0.15],
  ] as const;
  for (const [i, [a, b]] of edges.entries()) {
    const [c, d] = edges[(i + 1) % 4] ?? [a, b];
    sculpt.add(rod(at(0, a, b), at(steps, a, b), 0.028, 0.028, 5), 0x9aa7b0);
    for (let k = 0; k < steps; k += 1)
      sculpt.add(rod(at(k, a, b), at(k + 1, c, d), 0.016, 0.016, 4), 0x9aa7b0);
  }
}

/** The stage with its roof of truss, screen, speakers and desk; garlands over the dance floor. */
export function stage(glow = 0): Group {
  const group = new Group();
  const sculpt = new Sculpt(91);
  sculpt.within([PLAN.stage.x + 4, 0.9, PLAN.stage.z], STAGE_TURN, () => {
    sculpt.within([0, 1, 0], 0, () => planks(sculpt, -5.5, 5.5, -3, 3, 0, false));
    for (let i = 0; i < 11; i += 1)
      sculpt.add(box(0.96, 0.86, 0.06), i % 2 ? 0x14374a : 0x10293a, { at: [-5 + i, 0.45, 2.95] });
    if (glow > 0) sculpt.add(box(10.8, 0.06, 0.05), 0xff4f8a, { at: [0, 0.9, 3.0], glow: 2.2 * glow });
    for (const x of [-5.3, 5.3]) for (const z of [-2.7, 2.7]) truss(sculpt, [x, 0, z], [x, 6, z]);
    for (const z of [-2.7, 2.7]) truss(sculpt, [-5.3, 6, z], [5.3, 6, z]);
    for (const x of [-5.3, 5.3]) truss(sculpt, [x, 6.001, -2.7], [x, 6, 2.7]);
    const roof = [
      [-5.8, 6.2, -3.2],
      [5.8, 6.2, -3.2],
      [5.8, 6.2, 3.3],
      [-5.8, 6.2, 3.3],
      [0, 7.6, -3.2],
      [0, 7.6, 3.3],
    ] as const;
    const faces = [0, 3, 5, 0, 5, 4, 1, 4, 5, 1, 5, 2, 3, 2, 5, 0, 4, 1];
    const both = [...faces, ...faces.toReversed()];
    sculpt.add(fromCorners(both.flatMap((i) => [...(roof[i] ?? [])])), 0x1b4f6a, { vary: 0.04 });
    screen(sculpt, glow);
    for (const x of [-6.6, 6.6])
      for (let i = 0; i < 3; i += 1) {
        sculpt.add(box(1.3, 1.15, 1), 0x20252c, { at: [x, 0.6 + i * 1.18, 2] });
        sculpt.add(post(0.42, 0.06, 0.42, 14), 0x444c55, {
          at: [x, 0.6 + i * 1.18, 2.52],
          turn: [Math.PI / 2, 0, 0],
        });
        sculpt.add(post(0.2, 0.08, 0.2, 12), 0x20252c, {
          at: [x, 0.6 + i * 1.18, 2.53],
          turn: [Math.PI / 2, 0, 0],
        });
      }
    sculpt.add(block(2.4, 0.95, 0.8), 0x12303f, { at: [0, 1, 0.8] });
    if (glow > 0)
      for (let i = 0; i < 9; i += 1)
        sculpt.add(
          box(0.18, 0.5 * (0.35 + 0.65 * Math.abs(Math.sin(i * 1.7))), 0.04),
          [0x22d3c8, 0xffc145, 0xff4f8a][i % 3] ?? 0xffc145,
          { at: [-1 + i * 0.25, 1.42, 1.22], glow: 1.8 * glow },
        );
    for (const x of [-0.55, 0.55]) sculpt.add(post(0.28, 0.05, 0.28, 14), 0x0c151c, { at: [x, 1.97, 0.75] });
    for (const x of [-4, -2, 0, 2, 4]) {
      sculpt.add(post(0.14, 0.32, 0.17, 9), 0x20252c, { at: [x, 5.55, 2.7] });
      if (glow > 0)
        sculpt.add(post(0.15, 0.03, 0.15, 9), [0x7ad8ff, 0xff6fae, 0xffd27a][Math.abs(x) % 3] ?? 0xffd27a, {
          at: [x, 5.52, 2.7],
          glow: 5 * glow,
        });
    }
    const masts: readonly Point[] = [
      [-9, -0.4, 5],
      [9, -0.4, 5],
      [-9.5, -0.6, 13],
      [11.5, -0.6, 12.4],
    ];
    for (const [x, y, z] of masts) sculpt.add(rod([x, y, z], [x, 4.2, z], 0.07, 0.05, 7), WOOD_DARK);
    garland(sculpt, [-9, 4.1, 5], [-9.5, 4.1, 13], 18, 0.5, glow * 2.8);
    garland(sculpt, [9, 4.1, 5], [11.5, 4.1, 12.4], 18, 0.5, glow * 2.8);
    for (const x of [-5.3, 0, 5.3]) garland(sculpt, [x, 6, 3], [x * 1.75, 4.1, 13], 26, 0.9, glow * 2.8);
    garland(sculpt, [-9.5, 4.1, 13], [11.5, 4.1, 12.4], 40, 0.7, glow * 2.8);
  });
  group.add(sculpt.build());
  if (glow > 0) {
    const paints = [0x4fb8ff, 0xff4f9a, 0xffb04a, 0x4fe0c8, 0xb06aff];
    for (const [i, x] of [-4, -2, 0, 2, 4].entries()) {
      group.add(
        beam(
          atStage([x, 5.4, 2.7]),
          atStage([x * 2.3 + (i % 2 ? 1.5 : -1.5), i % 2 ? 9 : 0, 15]),
          paints[i] ?? 0xffffff,
          1.5,
        ),
      );
      group.add(
        beam(atStage([x, 6.4, -2.4]), atStage([x * 4.6, 19, -6 + i]), paints[(i + 2) % 5] ?? 0xffffff, 1.7),
      );
    }
  }
  return group;
}

/** A sun over waves, in strips of light. */
function screen(sculpt: Sculpt, glow: number): void {
  sculpt.add(box(8, 3.8, 0.2), 0x0c1a2a, { at: [0, 3.4, -2.5] });
  const shine = (strength: number) => (glow > 0 ? { glow: strength * glow } : {});
  for (let i = 0; i < 11; i += 1) {
    const y = -1 + i * 0.2;
    const half = Math.sqrt(Math.max(0, 1.21 - y * y));
    if (half < 0.05) continue;
    sculpt.add(box(half * 2, 0.16, 0.05), new Color(0xff4f8a).lerp(new Color(0xffd040), i / 10), {
      at: [0, 3.75 + y, -2.36],
      ...shine(1.7),
    });
  }
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 19; i += 1) {
      const x = -3.6 + i * 0.4;
      sculpt.add(box(0.34, 0.13, 0.06), [0x22d3c8, 0x1a9ad8, 0x3a5ae0][row] ?? 0x22d3c8, {
        at: [x, 2.45 - row * 0.32 + Math.sin(x * 1.9 + row) * 0.12, -2.33],
        ...shine(1.5),
      });
    }
  }
}

/** The crowd before the stage, the DJ on it. `count` people. */
export function crowd(count: number, seed = 6): Group {
  const group = new Group();
  const next = random(seed);
  const sculpt = new Sculpt(92);
  person(
    sculpt,
    atStage([0, 1, 0.1]),
    STAGE_TURN,
    { ...ARMS_UP, right: { ...ARMS_UP.right, hand: [-0.3, 1.12, 0.42], elbow: [-0.6, -1, 0] } },
    { ...guest(next), top: 0xff6b4a, cap: 0xffc145 },
  );
  const placed: [number, number][] = [];
  for (let tries = 0; placed.length < count && tries < 4000; tries += 1) {
    const [x, z] = [between(next, -8, 8), between(next, 4.2, 13.2)];
    if (placed.some(([px, pz]) => Math.hypot(px - x, pz - z) < 0.72)) continue;
    placed.push([x, z]);
    const pose = pick(next, [ARMS_UP, DANCE, CHEER, STAND, DRINK, DANCE, ARMS_UP]);
    person(
      sculpt,
      atStage([x, 0, z]),
      STAGE_TURN + Math.PI + between(next, -0.6, 0.6),
      pose,
      guest(next),
      between(next, 0.92, 1.04),
    );
  }
  group.add(sculpt.build());
  return group;
}
