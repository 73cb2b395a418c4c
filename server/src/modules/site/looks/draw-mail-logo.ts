import { Transformer } from '@napi-rs/image';
import { inTurn } from '../pictures/index.ts';
import { drawLogo, drawSvg, wake } from './draw-icon.ts';
import type { IconSource } from './icon-source.ts';

/** A PNG with its size in CSS pixels. Few mail programs display SVG or WebP. */
export interface DrawnLogo {
  png: Buffer;
  width: number;
  height: number;
}

/** In CSS pixels, as in the bar of the site's pages. */
const largest = { width: 160, height: 40 };
const markSide = 36;
/** Pixels per CSS pixel, for screens of phones. */
const density = 2;

export async function drawMailLogo({ theme, logo }: IconSource): Promise<DrawnLogo> {
  const png = await inTurn(() =>
    logo ? drawLogo(logo, density * largest.width, density * largest.height) : drawMark(theme),
  );
  const { width, height } = await new Transformer(png).metadata();
  return { png, width: Math.round(width / density), height: Math.round(height / density) };
}

/** Our sun and wake without a background, because the bar of a mail has the same colour. */
async function drawMark(theme: IconSource['theme']): Promise<Buffer> {
  const side = density * markSide;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3.5 42 42" width="${side}" height="${side}">${wake(theme, 1)}</svg>`;
  return await drawSvg(svg, side, side);
}
