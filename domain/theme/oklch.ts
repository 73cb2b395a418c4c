/** A perceptual colour: lightness 0–1, chroma from 0 (grey) to about 0.32, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Converts `#rrggbb`. Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/ */
export function readColour(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bee = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, bee),
    h: (Math.atan2(bee, a) * 180) / Math.PI,
  };
}

/** Converts to `#rrggbb`; lowers the chroma until the colour is in the sRGB gamut. */
export function writeColour({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l));
  let [most, least] = [c, 0];
  if (!isShown(linearFrom(light, most, h))) {
    for (let step = 0; step < 12; step += 1) {
      const half = (most + least) / 2;
      if (isShown(linearFrom(light, half, h))) least = half;
      else most = half;
    }
    most = least;
  }
  const parts = linearFrom(light, most, h).map((part) => {
    const value = Math.min(1, Math.max(0, part));
    const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The linear light of red, green and blue of `#rrggbb`, 0–1 each (sRGB). */
export function linearOf(hex: string): [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function linearFrom(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(parts: readonly number[]): boolean {
  return parts.every((part) => part > -0.0002 && part < 1.0002);
}
