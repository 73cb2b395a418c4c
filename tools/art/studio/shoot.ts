import {
  Color,
  DirectionalLight,
  FogExp2,
  HalfFloatType,
  HemisphereLight,
  LinearSRGBColorSpace,
  PCFShadowMap,
  PerspectiveCamera,
  PointLight,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { sky, sunDirection } from '../world/sky.ts';
import { lakeSurface, Water } from '../world/water.ts';
import { Exposure, finish } from './grade.ts';
import type { Picture, View } from './picture.ts';

export interface Shot {
  width: number;
  height: number;
  /** Passes that are summed; 6 to look at, 24 to keep. */
  passes: number;
}

function radicalInverse(index: number, base: number): number {
  let [result, share, rest] = [0, 1 / base, index];
  while (rest > 0) {
    result += (rest % base) * share;
    rest = Math.floor(rest / base);
    share /= base;
  }
  return result;
}

function aim(view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.fov, aspect, 0.1, 3000);
  camera.position.set(...view.from);
  camera.lookAt(...view.to);
  camera.rotateZ(((view.roll ?? 0) * Math.PI) / 180);
  camera.updateMatrixWorld();
  return camera;
}

function shadowed(light: DirectionalLight, reach: number): DirectionalLight {
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  const eye = light.shadow.camera;
  [eye.left, eye.right, eye.top, eye.bottom] = [-reach, reach, reach, -reach];
  [eye.near, eye.far] = [1, 400];
  light.shadow.normalBias = reach / 420;
  light.shadow.bias = -0.0008;
  return light;
}

/**
 * Takes one picture onto the canvas. Every pass moves the sun by a hair, takes the sky's light from another side and
 * shifts the camera by part of a pixel; their sum has soft shadows in every nook without any baked light.
 */
export function shoot(canvas: HTMLCanvasElement, picture: Picture, view: View, shot: Shot): void {
  const { hour, focus } = picture;
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true });
  renderer.setSize(shot.width, shot.height, false);
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;

  const scene = new Scene();
  scene.fog = new FogExp2(hour.haze.colour, hour.haze.density);
  const heading = Math.atan2(view.to[0] - view.from[0], view.from[2] - view.to[2]);
  scene.add(sky(hour, heading), ...picture.build());
  const basins = [{ level: 0, shape: lakeSurface() }, ...(picture.basins ?? [])];
  const waters = basins.map((basin) => new Water(basin, hour, shot.width, shot.height));
  for (const water of waters) scene.add(water.mesh);

  const toSun = sunDirection(hour);
  const centre = new Vector3(...focus.at);
  const sun = shadowed(new DirectionalLight(hour.sun.colour, hour.sun.power), focus.reach);
  const vault = shadowed(new DirectionalLight(hour.fill.colour, 1), focus.reach);
  const below = new HemisphereLight(0x000000, hour.fill.below, hour.fill.power * 1.1);
  scene.add(sun, sun.target, vault, vault.target, below);
  for (const lamp of picture.lamps ?? []) {
    const light = new PointLight(lamp.colour, lamp.power, lamp.reach, 1.6);
    light.position.set(...lamp.at);
    light.castShadow = lamp.shadow ?? false;
    light.shadow.mapSize.set(1024, 1024);
    light.shadow.bias = -0.002;
    light.shadow.normalBias = 0.03;
    scene.add(light);
  }

  const camera = aim(view, shot.width / shot.height);
  const pass = new WebGLRenderTarget(shot.width, shot.height, { type: HalfFloatType });
  const exposure = new Exposure(shot.width, shot.height);
  const zenith = new Color(hour.sky[0]);
  const low = new Color(hour.sky[2]);
  for (let i = 0; i < shot.passes; i += 1) {
    const [a, b] = [radicalInverse(i + 1, 2), radicalInverse(i + 1, 3)];
    const [c, d] = [radicalInverse(i + 1, 5), radicalInverse(i + 1, 7)];
    camera.setViewOffset(shot.width, shot.height, a - 0.5, b - 0.5, shot.width, shot.height);

    const wander = new Vector3(c - 0.5, d - 0.5, a - 0.5).multiplyScalar(0.045);
    sun.position.copy(centre).addScaledVector(toSun.clone().add(wander).normalize(), 160);
    sun.target.position.copy(centre);

    const lift = 0.12 + 0.88 * ((i + 0.5) / shot.passes);
    const flat = Math.sqrt(1 - lift * lift);
    const around = b * Math.PI * 2;
    const from = new Vector3(Math.cos(around) * flat, lift, Math.sin(around) * flat);
    vault.position.copy(centre).addScaledVector(from, 160);
    vault.target.position.copy(centre);
    vault.color.set(hour.fill.colour).lerp(low.clone().lerp(zenith, lift), 0.35);
    vault.intensity = hour.fill.power * Math.PI * 1.55;

    renderer.shadowMap.needsUpdate = true;
    for (const water of waters) water.mesh.visible = false;
    for (const water of waters) water.mirror(renderer, scene, camera, c * 2 - 1);
    for (const water of waters) water.mesh.visible = true;
    renderer.setRenderTarget(pass);
    renderer.clear();
    renderer.render(scene, camera);
    exposure.add(renderer, pass.texture);
  }
  finish(renderer, exposure.texture, shot, hour);
}
