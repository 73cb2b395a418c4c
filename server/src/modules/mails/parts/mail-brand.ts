import { themeOf } from '@cablepark/domain/theme/theme';
import type { AppContext } from '../../../context.ts';
import type { MailBrand } from '../../../mail/mail-parts.ts';
import { readMailLogo, readShownLooks } from '../../site/looks/index.ts';

/** The park's colours and logo for its mails; ours where it has none. */
export async function mailBrand(context: Pick<AppContext, 'pageContents' | 'store'>): Promise<MailBrand> {
  const looks = await readShownLooks(context);
  const theme = themeOf(looks?.colours ?? null);
  const logo = await readMailLogo(context);
  if (!logo) return { theme, logo: null };
  const { png, ...size } = logo;
  return { theme, logo: { ...size, image: { id: 'logo', png } } };
}
