import { readContentCall } from '@cablepark/contract/park/contents';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { callAsVisitor } from '../../lib/http/exchange.ts';
import { pause, untilAnswered } from '../../lib/http/untilAnswered.ts';

/** GET /park/contents/{name}. @throws ApiError, NetworkError. */
export async function readContent<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
  const load = () => callAsVisitor(readContentCall<Name>(), { params: { name } });
  return await untilAnswered(load, { pause, onWait: () => undefined });
}
