import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { isLegalName } from '@cablepark/domain/legal/our-legal';
import type { AppContext } from '../context.ts';
import { findVersion, showContent } from '../modules/site/content/index.ts';

/**
 * An earlier version of the terms or the privacy policy (`?version=3`) that riders accepted. Null for the current version, or an unknown one.
 */
export async function readPastVersion(
  context: AppContext,
  name: ContentName | null,
  query: unknown,
): Promise<ShownContent | null> {
  if (name === null || !isLegalName(name)) return null;
  const number = typeof query === 'object' && query !== null && 'version' in query ? query.version : null;
  if (typeof number !== 'string' || !/^[1-9]\d{0,8}$/.test(number)) return null;
  const version = Number(number);
  if (version === (await context.pageContents.read())[name].version) return null;
  const content = await findVersion(context.store.db, name, version);
  return content && (await showContent(context, name, { version, content }));
}
