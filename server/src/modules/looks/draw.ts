import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { brokenPicture, type ImageMetadata } from '../pictures/index.ts';
import { brokenLogo } from './logo-errors.ts';

/** The longer side of a kept logo. */
const longestSide = 512;

/** A drawing that cannot be drawn makes no icons. @throws INVALID_PAYLOAD */
export async function assertDrawable(svg: string): Promise<void> {
  try {
    await Transformer.fromSvg(svg).png();
  } catch {
    throw brokenLogo();
  }
}

/** The picture upright, small and with its clear parts; without loss, for a logo is flat colours and edges. @throws INVALID_PAYLOAD */
export async function encodeLogo(bytes: Buffer, { width, height }: ImageMetadata) {
  try {
    const picture = new Transformer(bytes).rotate();
    if (Math.max(width, height) > longestSide) picture.resize(fitting(longestSide, longestSide));
    const content = await picture.webpLossless();
    const made = await new Transformer(content).metadata();
    return { content, width: made.width, height: made.height };
  } catch {
    throw brokenPicture();
  }
}

export function fitting(width: number, height: number) {
  return { width, height, fit: ResizeFit.Inside, filter: ResizeFilterType.Lanczos3 };
}
