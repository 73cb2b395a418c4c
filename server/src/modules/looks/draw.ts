import { Transformer } from '@napi-rs/image';
import { brokenPicture, type ImageMetadata } from '../pictures/index.ts';
import { fitting } from './fitting.ts';

/** The longer side of a kept logo. */
const longestSide = 512;

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
