import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import type { PictureWords } from '@cablepark/domain/events/shared-picture';
import type { AppContext } from '../../../context.ts';
import { inTurn } from '../pictures/index.ts';
import { readIconSource } from './icon-source.ts';

/** The picture of a shared link to an event. @param looks null for our looks. @param picture its background, by id or name */
export async function drawSharedEvent(
  context: AppContext,
  looks: ShownLooks | null,
  picture: string,
  words: PictureWords,
): Promise<Buffer> {
  // Loaded on demand: the picture library is large, and most servers never draw.
  const [{ drawEvent }, source] = await Promise.all([
    import('./draw-event.ts'),
    readIconSource(context, looks ?? { colours: null, logo: null }, picture),
  ]);
  return await inTurn(() => drawEvent(source, words));
}
