import {
  BufferAttribute,
  BufferGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { noise, random } from './random.ts';
import type { Point } from './sculpt.ts';

export interface Fan {
  /** Where the water is torn up, from the newest point back along the path. */
  path: readonly Point[];
  /** Velocity of the thrown water in m/s. */
  throw: Point;
  /** How far single drops stray from it, m/s. */
  stray: number;
  drops: number;
  /** Seconds that the oldest drop has flown. */
  time: number;
  /** Radius of the largest drops, metres. */
  size?: number;
  seed?: number;
}

/** Drops on their arcs: many small ones, few large ones, thick where the water is torn and thin where it falls. */
export function spray(fan: Fan): InstancedMesh {
  const next = random(fan.seed ?? 7);
  const drop = new IcosahedronGeometry(1, 0);
  const paint = new MeshLambertMaterial({ color: 0xffffff, emissive: 0x8fb4c4, emissiveIntensity: 0.32 });
  const mesh = new InstancedMesh(drop, paint, fan.drops);
  const size = fan.size ?? 0.07;
  for (let i = 0; i < fan.drops; i += 1) {
    const along = next() ** 1.25 * (fan.path.length - 1);
    const a = new Vector3(...(fan.path[Math.floor(along)] ?? [0, 0, 0]));
    const b = new Vector3(...(fan.path[Math.min(fan.path.length - 1, Math.floor(along) + 1)] ?? [0, 0, 0]));
    const place = a.lerp(b, along % 1);
    const force = next() ** 0.65;
    const gauss = () => (next() + next() + next()) / 1.5 - 1;
    const speed = new Vector3(...fan.throw)
      .multiplyScalar(force)
      .add(new Vector3(gauss(), gauss() * 0.7, gauss()).multiplyScalar(fan.stray));
    const age = fan.time * next() ** 0.8;
    place.addScaledVector(speed, age);
    place.y -= 4.9 * age * age;
    if (place.y < 0) place.y = next() * 0.03;
    const radius = size * (0.12 + 0.88 * next() ** 3.2) * (1 - 0.55 * (age / fan.time));
    const stretch = speed.length() > 0.1 ? 1 + 0.9 * next() : 1;
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), speed.normalize());
    mesh.setMatrixAt(i, new Matrix4().compose(place, turn, new Vector3(radius, radius * stretch, radius)));
  }
  mesh.castShadow = false;
  mesh.frustumCulled = false;
  return mesh;
}

/** White water left behind on the surface: broken strips that open and fade. `width` at the end, metres. */
export function wake(
  path: readonly Point[],
  width: number,
  options: { strength?: number; seed?: number } = {},
): Group {
  const { strength = 1, seed = 3 } = options;
  const next = random(seed);
  const corners: number[] = [];
  const colours: number[] = [];
  const steps = 90;
  const at = (share: number): [Vector3, Vector3] => {
    const s = Math.min(0.999, share) * (path.length - 1);
    const a = new Vector3(...(path[Math.floor(s)] ?? [0, 0, 0]));
    const b = new Vector3(...(path[Math.floor(s) + 1] ?? path.at(-1) ?? [0, 0, 0]));
    const side = b.clone().sub(a).normalize();
    return [a.lerp(b, s % 1), new Vector3(-side.z, 0, side.x)];
  };
  for (let i = 0; i < steps; i += 1) {
    const [s0, s1] = [i / steps, (i + 1) / steps];
    const [p0, n0] = at(s0);
    const [p1, n1] = at(s1);
    for (let lane = -6; lane < 6; lane += 1) {
      const edge = Math.abs(lane + 0.5) / 6;
      const fade = (1 - s0) ** 1.3 * (0.25 + 0.75 * edge ** 1.5) * strength;
      const broken = noise(i * 0.22 + seed * 5, lane * 0.8) * 0.5 + 0.5;
      const alpha = Math.max(0, Math.min(0.92, fade * 1.5 - broken * 0.75 + next() * 0.12));
      if (alpha < 0.05) continue;
      const opened = (s: number) => width * (0.14 + 0.86 * s ** 0.7) * 0.5;
      const [w0, w1] = [opened(s0) / 6, opened(s1) / 6];
      const y = 0.015;
      const quad = [
        p0.clone().addScaledVector(n0, lane * w0),
        p0.clone().addScaledVector(n0, (lane + 1) * w0),
        p1.clone().addScaledVector(n1, (lane + 1) * w1),
        p1.clone().addScaledVector(n1, lane * w1),
      ];
      for (const k of [0, 1, 2, 0, 2, 3]) {
        const corner = quad[k] ?? p0;
        corners.push(corner.x, y, corner.z);
        colours.push(1, 1, 1, alpha);
      }
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.setAttribute(
    'normal',
    new BufferAttribute(new Float32Array(corners.map((_, i) => (i % 3 === 1 ? 1 : 0))), 3),
  );
  const paint = new MeshLambertMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: 2,
    emissive: 0x9fc4d0,
    emissiveIntensity: 0.15,
  });
  const foam = new Mesh(shape, paint);
  foam.renderOrder = 2;
  foam.receiveShadow = true;
  const group = new Group();
  group.add(foam);
  return group;
}
