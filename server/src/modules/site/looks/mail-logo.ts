import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import type { DrawnLogo } from './draw-mail-logo.ts';
import { readIconSource } from './icon-source.ts';
import { readShownLooks } from './shown-looks.ts';

/** Cached per park, because tests run several in one process. */
const drawings = new WeakMap<AppContext['pageContents'], { of: string; logo: Promise<DrawnLogo> }>();

/**
 * The park's logo for its mails, or our mark, drawn once for each version of the looks.
 * Null if it can't be drawn, so that a mail does not depend on a picture.
 */
export async function readMailLogo(context: Pick<AppContext, 'pageContents' | 'store'>) {
  const looks = (await readShownLooks(context)) ?? { colours: null, logo: null };
  const { withName, onPlate } = looks.logo ?? { withName: true, onPlate: false };
  try {
    return { ...(await drawOnce(context, looks)), withName, onPlate };
  } catch {
    return null;
  }
}

async function drawOnce(
  context: Pick<AppContext, 'pageContents' | 'store'>,
  looks: Pick<ShownLooks, 'colours' | 'logo'>,
): Promise<DrawnLogo> {
  const of = JSON.stringify([looks.colours, looks.logo]);
  const cached = drawings.get(context.pageContents);
  if (cached?.of === of) return await cached.logo;
  const logo = draw(context, looks);
  drawings.set(context.pageContents, { of, logo });
  // The next mail retries a failure, but not an undrawable drawing.
  logo.catch((error: unknown) => error instanceof ParkError || drawings.delete(context.pageContents));
  return await logo;
}

async function draw(
  context: Pick<AppContext, 'store'>,
  looks: Pick<ShownLooks, 'colours' | 'logo'>,
): Promise<DrawnLogo> {
  const [{ drawMailLogo }, source] = await Promise.all([
    import('./draw-mail-logo.ts'),
    readIconSource(context, looks, null),
  ]);
  return await drawMailLogo(source);
}
