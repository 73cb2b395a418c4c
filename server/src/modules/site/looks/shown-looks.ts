import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import type { AppContext } from '../../../context.ts';

/** The park's own looks; null for ours. */
export async function readShownLooks({
  pageContents,
}: Pick<AppContext, 'pageContents'>): Promise<ShownLooks | null> {
  const { version, content } = (await pageContents.read()).looks;
  return content.colours || content.logo ? { version, ...content } : null;
}
