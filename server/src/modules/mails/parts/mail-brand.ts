import type { Theme } from '@cablepark/domain/theme/own-colours';
import { themeOf } from '@cablepark/domain/theme/theme';
import type { AppContext } from '../../../context.ts';
import { readShownLooks } from '../../site/looks/index.ts';

/** The park's own colours for its mails; ours where it has none. */
export async function mailBrand(context: Pick<AppContext, 'pageContents'>): Promise<Theme> {
  const looks = await readShownLooks(context);
  return themeOf(looks?.colours ?? null);
}
