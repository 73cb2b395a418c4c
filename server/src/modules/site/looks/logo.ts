import { inTurn, makeLossless } from '../pictures/index.ts';
import { drawingMs, drawnAlone } from './drawn-alone.ts';
import { brokenLogo } from './logo-errors.ts';
import { safeSvg } from './safe-svg.ts';

/** The longer side of a stored logo. */
const longestSide = 512;

export interface LogoPicture {
  type: 'image/svg+xml' | 'image/webp';
  width: number;
  height: number;
  content: Buffer;
}

/** The stored form of an upload: a rewritten drawing, or a re-encoded picture. @throws as `safeSvg` and `makeLossless` */
export async function makeLogo(bytes: Buffer): Promise<LogoPicture> {
  const text = readDrawing(bytes);
  if (text !== null) {
    const { svg, width, height } = safeSvg(text);
    // Drawing it here rejects an upload that could not become an icon.
    await inTurn(() => drawnAlone(svg, { width, height }, drawingMs.upload));
    return { type: 'image/svg+xml', width, height, content: Buffer.from(svg) };
  }
  return await makeLossless(bytes, longestSide);
}

/** The text of a file that looks like a drawing; null for any other. @throws INVALID_PAYLOAD for a drawing that is not in UTF-8 */
function readDrawing(bytes: Buffer): string | null {
  if (!/^\ufeff?\s*</.test(bytes.subarray(0, 200).toString('utf8'))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw brokenLogo();
  }
}
