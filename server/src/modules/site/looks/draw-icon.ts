import type { IconName } from '@cablepark/contract/park/looks';
import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { drawnAlone } from './drawn-alone.ts';
import { fitting } from './fitting.ts';
import type { IconSource } from './icon-source.ts';

/** The shapes of an icon: whether its corners are round, and the mark's share of it. */
const forms = {
  'icon.svg': { size: 48, isRound: true, mark: 0.78 },
  'icon-32.png': { size: 32, isRound: true, mark: 0.86 },
  // iOS rounds the corners itself, so the tile fills its square.
  'icon-180.png': { size: 180, isRound: false, mark: 0.74 },
  'icon-192.png': { size: 192, isRound: true, mark: 0.78 },
  'icon-512.png': { size: 512, isRound: true, mark: 0.78 },
  // Android may crop it to a circle of 80 %.
  'icon-512-maskable.png': { size: 512, isRound: false, mark: 0.56 },
} as const;
export const share = {
  width: 1200,
  height: 630,
  plate: { largest: { width: 400, height: 200 }, rim: 36 },
  margin: 56,
};

export async function drawIcon(name: IconName, source: IconSource): Promise<Buffer> {
  if (name === 'share.jpg') return drawShare(source);
  const form = forms[name];
  const drawing = tile(form, source);
  if (name === 'icon.svg') return Buffer.from(drawing);
  const { size, mark } = form;
  if (isDrawn(source.logo)) return await drawnAlone(drawing, { width: size, height: size });
  const ground = await drawSvg(drawing, size, size);
  if (!source.logo) return ground;
  return await centred(ground, await drawLogo(source.logo, size * mark, size * mark), size, size).png();
}

export async function drawBase({ ground, theme }: IconSource): Promise<Buffer> {
  const { width, height } = share;
  if (!ground) return await drawSvg(box(width, height, theme['surface-deep'].light), width, height);
  return await new Transformer(ground)
    .resize({ width, height, fit: ResizeFit.Cover, filter: ResizeFilterType.Lanczos3 })
    .png();
}

/** The picture of a shared link: the first scene with the logo on it, or the plain background of the bars. */
async function drawShare(source: IconSource): Promise<Buffer> {
  const { width, height } = share;
  const { logo } = source;
  const base = await drawBase(source);
  if (!logo) {
    const mark = await drawSvg(tile({ size: 300, isRound: true, mark: 1 }, source), 300, 300);
    return await centred(base, mark, width, height).jpeg(82);
  }
  const plate = await drawPlate(source, logo, share.plate);
  // In the lower corner, where it covers least of the picture.
  const [x, y] = [share.margin, height - share.margin - plate.height];
  return await new Transformer(base).overlay(plate.picture, x, y).jpeg(82);
}

/** The park's logo on a background with enough contrast. @param form the size of the largest logo, and the border around it */
export async function drawPlate(
  { theme, onPlate }: IconSource,
  logo: NonNullable<IconSource['logo']>,
  { largest, rim }: { largest: { width: number; height: number }; rim: number },
): Promise<{ picture: Buffer; height: number }> {
  const mark = await drawLogo(logo, largest.width, largest.height);
  const size = await new Transformer(mark).metadata();
  const [width, height] = [size.width + 2 * rim, size.height + 2 * rim];
  const colour = onPlate ? '#ffffff' : theme['surface-deep'].light;
  const under = await drawSvg(box(width, height, colour, 32), width, height);
  return { picture: await new Transformer(under).overlay(mark, rim, rim).png(), height };
}

function centred(ground: Buffer, mark: Buffer, width: number, height: number): Transformer {
  const size = new Transformer(mark).metadataSync();
  const [x, y] = [(width - size.width) / 2, (height - size.height) / 2].map(Math.round);
  return new Transformer(ground).overlay(mark, x ?? 0, y ?? 0);
}

export async function drawLogo(logo: NonNullable<IconSource['logo']>, width: number, height: number) {
  if (isDrawn(logo)) return await drawnAlone(logo.content, { width, height });
  return await new Transformer(logo.content).resize(fitting(Math.round(width), Math.round(height))).png();
}

function isDrawn(logo: IconSource['logo']): boolean {
  return logo?.type === 'image/svg+xml';
}

/** Renders one of our own drawings. */
export async function drawSvg(svg: string, width: number, height: number): Promise<Buffer> {
  return await Transformer.fromSvg(svg).resize({ width, height, fit: ResizeFit.Fill }).png();
}

function box(width: number, height: number, fill: string, radius = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`;
}

/** The tile of an icon: a vector logo, or our sun and wake in the park's colours. A bitmap logo is overlaid later. */
function tile(
  { size, isRound, mark }: { size: number; isRound: boolean; mark: number },
  source: IconSource,
): string {
  const { theme, logo, onPlate } = source;
  const fill = onPlate ? '#ffffff' : theme['surface-deep'].light;
  const ground = `<rect width="48" height="48" rx="${isRound ? 11 : 0}" fill="${fill}"/>`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">`;
  if (!logo) return `${start}${ground}${wake(theme, mark)}</svg>`;
  if (!isDrawn(logo)) return `${start}${ground}</svg>`;
  const side = 48 * mark;
  const inner = logo.content
    .toString('utf8')
    .replace(
      / width="\d+" height="\d+">/,
      ` x="${(48 - side) / 2}" y="${(48 - side) / 2}" width="${side}" height="${side}">`,
    );
  return `${start}${ground}${inner}</svg>`;
}

/** web/public/icon.svg in other colours. */
export function wake(theme: IconSource['theme'], mark: number): string {
  const scale = Math.min(1, mark / 0.78);
  const move = 24 - 24 * scale;
  return `<g transform="translate(${move} ${move}) scale(${scale})"><circle cx="24" cy="20" r="10" fill="${theme.sun.light}"/><path d="M5 28c7-5 13 2 19 0s12-6 19-1v5c-7-5-13 2-19 4S12 28 5 32z" fill="${theme.brand.light}"/><path d="M5 36c7-5 13 2 19 0s12-6 19-1v3c-7-4-13 2-19 4S12 35 5 39z" fill="${theme['ink-on-deep'].light}"/></g>`;
}
