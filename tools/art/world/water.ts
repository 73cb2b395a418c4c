import {
  BufferAttribute,
  BufferGeometry,
  Color,
  HalfFloatType,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  Plane,
  type Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Hour } from './hours.ts';
import { fromShore, ground } from './lake.ts';
import { sunDirection } from './sky.ts';

const vertexShader = `
  attribute float depth;
  varying vec3 place;
  varying float under;
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    place = world.xyz;
    under = depth;
    gl_Position = projectionMatrix * viewMatrix * world;
  }`;

const fragmentShader = `
  uniform sampler2D mirror;
  uniform mat4 toMirror;
  uniform vec3 deep, shallow, haze, toSun, sunColour, light;
  uniform float ripple, density, glitter, calm, jitter;
  varying vec3 place;
  varying float under;

  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float waves(vec2 p, float detail) {
    vec2 q = p + 0.6 * vec2(noise(p * 0.5), noise(p * 0.5 + 17.0));
    float h = 0.55 * noise(q * vec2(0.35, 0.55)) + 0.3 * noise(q * vec2(0.9, 1.3) + 3.0);
    h += detail * (0.13 * noise(q * vec2(2.3, 3.1) + 9.0) + 0.05 * noise(q * vec2(5.5, 7.0)));
    return h;
  }

  void main() {
    vec3 toEye = cameraPosition - place;
    float distance = length(toEye);
    toEye /= distance;
    float detail = 1.0 / (1.0 + distance * 0.03);
    float e = 0.05 + distance * 0.002;
    float here = waves(place.xz, detail);
    vec2 slope = vec2(waves(place.xz + vec2(e, 0), detail) - here, waves(place.xz + vec2(0, e), detail) - here) / e;
    // Wind lies in patches: some of the lake is nearly still.
    float wind = smoothstep(0.25, 0.7, noise(place.xz * vec2(0.02, 0.06) + 4.0));
    float amount = ripple * calm * mix(0.16, 0.32, wind) / (1.0 + distance * 0.012);
    vec3 n = normalize(vec3(-slope.x * amount, 1.0, -slope.y * amount));

    float facing = max(dot(n, toEye), 0.0);
    float fresnel = 0.03 + 0.97 * pow(1.0 - facing, 4.2);
    float spread = clamp(distance * 0.3, 0.6, 9.0);
    vec4 q = toMirror * vec4(place + vec3(n.x, 0.0, n.z) * spread * (1.0 + 0.25 * jitter), 1.0);
    vec3 seen = min(texture2D(mirror, q.xy / q.w).rgb, vec3(1.35)) * vec3(0.9, 0.95, 0.97);

    float shelf = smoothstep(0.1, 2.6, under);
    float crest = smoothstep(0.35, 0.75, here);
    vec3 body = mix(shallow, deep, shelf) * light * (0.82 + 0.3 * crest);
    float mirrorShare = clamp(fresnel, 0.0, 0.94);
    vec3 colour = mix(body, seen, mirrorShare);

    vec3 bounce = reflect(-toEye, normalize(vec3(n.x * 1.8, n.y, n.z * 1.8)));
    colour += sunColour * glitter * pow(max(dot(bounce, toSun), 0.0), 260.0);

    float edge = 0.05 + 0.1 * noise(place.xz * 1.7) + 0.05 * noise(place.xz * 6.0);
    float lap = smoothstep(edge, edge * 0.45, under) * step(0.001, under);
    colour = mix(colour, light * 0.95, lap * 0.75);
    float clear = 1.0 - exp(-under * 1.5);
    float alpha = max(max(mirrorShare, clear), lap * 0.8);
    float mist = 1.0 - exp(-density * density * distance * distance);
    gl_FragColor = vec4(mix(colour, haze, mist), alpha);
  }`;

export interface Basin {
  /** Height of the surface. */
  level: number;
  shape: BufferGeometry;
  /** 1 for open water, less for a sheltered pool. */
  calm?: number;
}

/** A still sheet of water that mirrors everything above it, in a picture taken from below its surface. */
export class Water {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly level: number;
  private readonly target: WebGLRenderTarget;
  private readonly eye = new PerspectiveCamera();

  constructor(basin: Basin, hour: Hour, width: number, height: number) {
    this.level = basin.level;
    this.target = new WebGLRenderTarget(width, height, { type: HalfFloatType });
    const light = new Color(hour.fill.colour)
      .multiplyScalar(hour.fill.power * 0.5)
      .add(
        new Color(hour.sun.colour).multiplyScalar(
          hour.sun.power * (0.13 + 0.18 * Math.sin(hour.sun.elevation)),
        ),
      );
    const material = new ShaderMaterial({
      transparent: true,
      vertexShader,
      fragmentShader,
      uniforms: {
        mirror: { value: this.target.texture },
        toMirror: { value: new Matrix4() },
        deep: { value: new Color(hour.water.deep) },
        shallow: { value: new Color(hour.water.shallow) },
        ripple: { value: hour.water.ripple },
        calm: { value: basin.calm ?? 1 },
        haze: { value: new Color(hour.haze.colour) },
        density: { value: hour.haze.density },
        toSun: { value: sunDirection(hour) },
        sunColour: { value: new Color(hour.sun.colour) },
        glitter: { value: Math.min(1.2, hour.sun.power * 0.4) },
        light: { value: light },
        jitter: { value: 0 },
      },
    });
    this.mesh = new Mesh(basin.shape, material);
    this.mesh.position.y = basin.level;
    this.mesh.renderOrder = 1;
    this.mesh.frustumCulled = false;
  }

  /** Takes the mirror picture for this camera. `jitter` in [-1, 1] roughens it over many passes. */
  mirror(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, jitter: number): void {
    const position = camera.getWorldPosition(new Vector3());
    const forward = camera.getWorldDirection(new Vector3());
    this.eye.position.set(position.x, 2 * this.level - position.y, position.z);
    this.eye.up.set(0, -1, 0);
    this.eye.lookAt(this.eye.position.clone().add(new Vector3(forward.x, -forward.y, forward.z)));
    this.eye.projectionMatrix.copy(camera.projectionMatrix);
    this.eye.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.eye.updateMatrixWorld();
    this.mesh.material.uniforms['toMirror']?.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(this.eye.projectionMatrix)
      .multiply(this.eye.matrixWorldInverse);
    const uniform = this.mesh.material.uniforms['jitter'];
    if (uniform) uniform.value = jitter;
    renderer.clippingPlanes = [new Plane(new Vector3(0, 1, 0), -this.level + 0.01)];
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.eye);
    renderer.clippingPlanes = [];
  }
}

/** The lake's surface. Each corner knows how deep the water is there, for shallows and the foam on the shore. */
export function lakeSurface(): BufferGeometry {
  const corners: number[] = [];
  const depths: number[] = [];
  const corner = (x: number, z: number) => {
    corners.push(x, 0, z);
    depths.push(Math.max(0, -ground(x, z)));
  };
  const patch = (x: number, z: number, size: number) => {
    for (const [dx, dz] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      corner(x + dx * size, z + dz * size);
    }
  };
  for (let x = -156; x < 156; x += 6) {
    for (let z = -108; z < 108; z += 6) {
      const d = fromShore(x + 3, z + 3);
      if (d > 8) continue;
      if (d < -22) patch(x, z, 6);
      else for (let i = 0; i < 6; i += 1) for (let j = 0; j < 6; j += 1) patch(x + i, z + j, 1);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  shape.setAttribute('depth', new BufferAttribute(new Float32Array(depths), 1));
  return shape;
}

/** A rectangular basin's surface, of one depth, centred on (x, z) of the world. */
export function basinSurface(
  x: number,
  z: number,
  width: number,
  length: number,
  depth: number,
): BufferGeometry {
  const [w, l] = [width / 2, length / 2];
  const shape = new BufferGeometry();
  const corners = [-w, -l, -w, l, w, -l, w, -l, -w, l, w, l];
  const position = new Float32Array(18);
  for (let i = 0; i < 6; i += 1)
    position.set([x + (corners[i * 2] ?? 0), 0, z + (corners[i * 2 + 1] ?? 0)], i * 3);
  shape.setAttribute('position', new BufferAttribute(position, 3));
  shape.setAttribute('depth', new BufferAttribute(new Float32Array(6).fill(depth), 1));
  return shape;
}
