import {
  FloatType,
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js';

const vertexShader = `
  varying vec2 at;
  void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Draws one shader over the whole picture. */
function screen(material: ShaderMaterial) {
  const scene = new Scene();
  const quad = new Mesh(new PlaneGeometry(2, 2), material);
  quad.frustumCulled = false;
  scene.add(quad);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  return (renderer: WebGLRenderer, target: WebGLRenderTarget | null) => {
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };
}

/** Sums many slightly different passes into one calm picture: smooth edges, soft shadows, light from the whole sky. */
export class Exposure {
  private readonly pair: [WebGLRenderTarget, WebGLRenderTarget];
  private readonly blend: ShaderMaterial;
  private readonly draw: ReturnType<typeof screen>;
  private taken = 0;

  constructor(width: number, height: number) {
    const make = () => new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
    this.pair = [make(), make()];
    this.blend = new ShaderMaterial({
      depthTest: false,
      depthWrite: false,
      uniforms: { before: { value: null }, now: { value: null }, share: { value: 1 } },
      vertexShader,
      fragmentShader: `
        varying vec2 at; uniform sampler2D before, now; uniform float share;
        void main() {
          vec3 fresh = min(texture2D(now, at).rgb, vec3(12.0));
          vec3 sum = share > 0.999 ? fresh : mix(texture2D(before, at).rgb, fresh, share);
          gl_FragColor = vec4(sum, 1.0);
        }`,
    });
    this.draw = screen(this.blend);
  }

  add(renderer: WebGLRenderer, pass: Texture): void {
    const [from, into] = this.pair;
    this.taken += 1;
    const { before, now, share } = this.blend.uniforms;
    if (before) before.value = from.texture;
    if (now) now.value = pass;
    if (share) share.value = 1 / this.taken;
    this.draw(renderer, into);
    this.pair.reverse();
  }

  get texture(): Texture {
    return this.pair[0].texture;
  }
}

/** Light to paint: a soft shoulder that keeps hues, a little more colour, a quiet vignette, and a grain too fine to see
 * that keeps skies from banding. */
const develop = `
  varying vec2 at; uniform sampler2D light; uniform float exposure;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  void main() {
    vec3 c = texture2D(light, at).rgb * exposure;
    float top = max(max(c.r, c.g), max(c.b, 1e-5));
    float knee = 0.62;
    float held = top < knee ? top : knee + (1.0 - knee) * (1.0 - exp(-(top - knee) / (1.0 - knee)));
    vec3 kept = c * (held / top);
    kept = mix(kept, vec3(held), smoothstep(1.0, 6.0, top) * 0.55);
    float grey = dot(kept, vec3(0.2126, 0.7152, 0.0722));
    kept = max(mix(vec3(grey), kept, 1.12), 0.0);
    vec2 off = at - 0.5;
    kept *= 1.0 - 0.2 * pow(dot(off, off) * 2.0, 1.4);
    vec3 paint = mix(kept * 12.92, 1.055 * pow(max(kept, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, kept));
    paint = mix(paint, paint * paint * (3.0 - 2.0 * paint), 0.16);
    gl_FragColor = vec4(paint + (hash(gl_FragCoord.xy) - 0.5) / 200.0, 1.0);
  }`;

/** Turns the summed light into the picture on the canvas. */
export function finish(
  renderer: WebGLRenderer,
  light: Texture,
  size: { width: number; height: number },
  look: { exposure: number; bloom: number },
): void {
  const copy = new WebGLRenderTarget(size.width, size.height, { type: HalfFloatType });
  screen(
    new ShaderMaterial({
      depthTest: false,
      uniforms: { light: { value: light } },
      vertexShader,
      fragmentShader: `varying vec2 at; uniform sampler2D light;
        void main() { gl_FragColor = vec4(texture2D(light, at).rgb, 1.0); }`,
    }),
  )(renderer, copy);
  const bloom = new UnrealBloomPass(new Vector2(size.width, size.height), look.bloom, 0.7, 0.95);
  bloom.render(renderer, copy, copy, 0, false);
  screen(
    new ShaderMaterial({
      depthTest: false,
      uniforms: { light: { value: copy.texture }, exposure: { value: look.exposure } },
      vertexShader,
      fragmentShader: develop,
    }),
  )(renderer, null);
}
