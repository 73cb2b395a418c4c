import type { ShownContent } from '@cablepark/contract/park/contents';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { ApiError } from '../../lib/http/errors.ts';
import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** GET /park/legal/{name}/versions/{version}; null if it does not exist. @throws NetworkError, ApiError of a failing server. */
export async function readLegalVersion(
  name: LegalName,
  version: number,
): Promise<ShownContent<LegalName> | null> {
  try {
    return (await send<ShownContent<LegalName>>({ url: urls.legalVersion(name, version) })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return null;
  }
}
