import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import type { AppContext } from '../../../context.ts';
import { inTurn } from '../pictures/index.ts';
import { readIconSource } from './icon-source.ts';

/** The picture of a shared link, with the park's logo if it has one. @param looks null for ours. @param picture its ground, by id or name */
export async function drawShared(
  context: AppContext,
  looks: ShownLooks | null,
  picture: string,
): Promise<Buffer> {
  // The library for pictures is large, and most servers never draw.
  const [{ drawOnPicture }, source] = await Promise.all([
    import('./draw-icon.ts'),
    readIconSource(context, looks ?? { colours: null, logo: null }, picture),
  ]);
  return await inTurn(() => drawOnPicture(source));
}
