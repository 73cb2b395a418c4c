import { themeOf } from '@cablepark/domain/theme/theme';
import type { AppContext } from '../../../context.ts';
import type { MailBrand } from '../../../mail/mail-content.ts';
import { readShownLooks } from '../../site/looks/index.ts';

/** The park's own colours for the header of its mails; ours where it has none. */
export async function mailBrand(context: Pick<AppContext, 'pageContents'>): Promise<MailBrand> {
  const looks = await readShownLooks(context);
  const theme = themeOf(looks?.colours ?? null);
  return {
    ground: theme['surface-deep'].light,
    ink: theme['ink-on-deep'].light,
    line: theme.sun.light,
  };
}
