import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import type { EnquiryRow } from './enquiries.store.ts';
import { readGroupToken } from './group-link.ts';

/** The enquiry of a link. @throws FORBIDDEN for an invalid one, or an erased enquiry */
export async function requireGroup(
  context: Pick<AppContext, 'store' | 'secret'>,
  token: string,
): Promise<EnquiryRow> {
  const row = await readGroupToken(context, token);
  if (row === null) throw new ParkError('NOT_FOUND');
  return row;
}
