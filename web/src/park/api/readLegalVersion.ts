import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { readLegalCall } from '@cablepark/contract/park/legal';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { ApiError } from '../../lib/http/errors.ts';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** GET /park/legal/{name}/versions/{version}; null if it does not exist. @throws NetworkError, ApiError of a failing server. */
export async function readLegalVersion(
  name: LegalName,
  version: number,
): Promise<ShownContent<LegalName> | null> {
  try {
    return await callAsVisitor(readLegalCall<LegalName>(), { params: { name, version } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return null;
  }
}
