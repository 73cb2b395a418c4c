import { BackSide, Color, Group, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import type { Hour } from './hours.ts';
import { between, random } from './random.ts';
import { Sculpt } from './sculpt.ts';
import { ball, crumple } from './shapes.ts';

/** Towards the sun (or the moon). */
export function sunDirection(hour: Hour): Vector3 {
  const { azimuth, elevation } = hour.sun;
  return new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
  );
}

const vertexShader = `
  varying vec3 direction;
  void main() {
    direction = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const fragmentShader = `
  varying vec3 direction;
  uniform vec3 zenith, middle, low, halo, cloudLit, cloudShade, toSun, sunColour;
  uniform float haloPower, disc, streaks, stars, heading;

  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float clouds(vec2 p) {
    return noise(p) * 0.55 + noise(p * 2.3 + 4.0) * 0.28 + noise(p * 5.1 + 9.0) * 0.17;
  }

  void main() {
    vec3 d = normalize(direction);
    float height = max(d.y, 0.0);
    vec3 colour = mix(low, middle, smoothstep(0.0, 0.2, height));
    colour = mix(colour, zenith, smoothstep(0.12, 0.62, height));

    float facing = max(dot(d, toSun), 0.0);
    float flat_ = 1.0 - smoothstep(0.0, 0.45, height);
    colour += halo * haloPower * (0.5 * pow(facing, 5.0) * flat_ + 0.45 * pow(facing, 40.0) + 0.5 * pow(facing, 400.0));

    // The seam of the angle lies behind the camera.
    vec2 level = mat2(cos(heading), -sin(heading), sin(heading), cos(heading)) * vec2(d.x, -d.z);
    float angle = atan(level.x, level.y);
    float bank = clouds(vec2(angle * 3.2, d.y * 26.0 + angle * 0.6));
    float band = smoothstep(0.015, 0.07, d.y) * (1.0 - smoothstep(0.14, 0.4, d.y));
    float cover = smoothstep(0.54, 0.66, bank) * band * streaks;
    float rim = smoothstep(0.5, 0.8, clouds(vec2(angle * 3.2, d.y * 26.0 + angle * 0.6 + 0.35)));
    vec3 cloud = mix(cloudLit, cloudShade, rim * 0.8) + halo * haloPower * 0.35 * pow(facing, 8.0);
    colour = mix(colour, cloud, cover * 0.8);

    if (disc > 0.0) {
      float edge = smoothstep(0.9994, 0.99955, dot(d, toSun));
      colour = mix(colour, mix(sunColour, vec3(1.0), 0.55) * disc, edge);
    }
    if (stars > 0.0) {
      vec2 cell = vec2(angle, asin(d.y)) * 70.0;
      vec2 at = floor(cell);
      vec2 place = vec2(hash(at), hash(at + 7.0)) * 0.7 + 0.15;
      float size = 0.05 + 0.13 * pow(hash(at + 3.0), 6.0);
      float on = step(0.72, hash(at + 11.0));
      vec2 off = (fract(cell) - place) * vec2(max(cos(asin(d.y)), 0.2), 1.0);
      float river = exp(-pow((d.y - 0.45 - 0.5 * sin(angle * 0.9 + 0.6)) * 3.2, 2.0));
      float glow = smoothstep(size, size * 0.35, length(off)) * on * (0.6 + 0.9 * hash(at + 5.0));
      float fade = smoothstep(0.03, 0.25, d.y);
      colour += stars * fade * (glow * vec3(1.0, 0.96, 0.88) * 1.3);
      colour += stars * fade * river * (0.35 + clouds(vec2(angle * 5.0, d.y * 9.0))) * vec3(0.05, 0.06, 0.12);
    }
    gl_FragColor = vec4(colour, 1.0);
  }`;

/** The dome of the sky, for a camera that looks `heading` radians clockwise from north. */
export function sky(hour: Hour, heading: number): Mesh {
  const paint = (hex: number) => ({ value: new Color(hex) });
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader,
    fragmentShader,
    uniforms: {
      zenith: paint(hour.sky[0]),
      middle: paint(hour.sky[1]),
      low: paint(hour.sky[2]),
      halo: paint(hour.halo.colour),
      haloPower: { value: hour.halo.power },
      cloudLit: paint(hour.clouds.lit),
      cloudShade: paint(hour.clouds.shade),
      streaks: { value: hour.clouds.streaks },
      toSun: { value: sunDirection(hour) },
      sunColour: paint(hour.sun.colour),
      // A sun blinds, a moon only shines.
      disc: { value: hour.sun.disc ? Math.min(7, 1.3 + hour.sun.power * 2) : 0 },
      stars: { value: hour.stars },
      heading: { value: heading },
    },
  });
  const dome = new Mesh(new SphereGeometry(1500, 48, 32), material);
  dome.renderOrder = -10;
  dome.frustumCulled = false;
  return dome;
}

export interface Cloud {
  /** Degrees clockwise from north, and above the horizon. */
  azimuth: number;
  elevation: number;
  /** Width in degrees. */
  width: number;
}

/** Heaped summer clouds, far away: flat below, lit from the sun's side. */
export function cumulus(hour: Hour, clouds: readonly Cloud[]): Group {
  const group = new Group();
  const lit = new Color(hour.clouds.lit);
  const shade = new Color(hour.clouds.shade);
  const toSun = sunDirection(hour);
  for (const [index, cloud] of clouds.entries()) {
    const next = random(91 + index * 17);
    const sculpt = new Sculpt(index);
    const size = Math.tan((cloud.width * Math.PI) / 180) * 900;
    const puffs = 9;
    for (let i = 0; i < puffs; i += 1) {
      const along = (i / (puffs - 1)) * 2 - 1;
      const radius = size * (0.11 + 0.16 * (1 - along * along)) * between(next, 0.8, 1.15);
      sculpt.add(crumple(ball(radius, 2), 0.12, i), 0xffffff, {
        at: [along * size * 0.5, radius * 0.45, between(next, -0.1, 0.1) * size],
        scale: [1.15, 0.72, 1],
        glow: 1,
      });
    }
    const heap = sculpt.build();
    const angle = (cloud.azimuth * Math.PI) / 180;
    heap.position.set(
      Math.sin(angle) * 900,
      Math.tan((cloud.elevation * Math.PI) / 180) * 900,
      -Math.cos(angle) * 900,
    );
    heap.rotation.y = -angle;
    heap.updateMatrixWorld();
    heap.traverse((part) => {
      if (part instanceof Mesh) part.material = cloudPaint(lit, shade, toSun);
    });
    group.add(heap);
  }
  return group;
}

function cloudPaint(lit: Color, shade: Color, toSun: Vector3): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { lit: { value: lit }, shade: { value: shade }, toSun: { value: toSun } },
    vertexShader: `
      varying vec3 face; varying float lift;
      void main() {
        face = mat3(modelMatrix) * normal; lift = position.y;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      varying vec3 face; varying float lift; uniform vec3 lit, shade, toSun;
      void main() {
        if (lift < 0.0) discard;
        vec3 n = normalize(face);
        float light = 0.55 + 0.3 * n.y + 0.35 * dot(n, toSun);
        gl_FragColor = vec4(mix(shade, lit, smoothstep(0.2, 0.95, light)), 1.0);
      }`,
  });
}
