import type { ShownContent } from '@cablepark/contract/park/contents';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { send } from '../../lib/http/send.ts';
import { pause, untilAnswered } from '../../lib/http/untilAnswered.ts';
import { urls } from '../../lib/http/urls.ts';

/** GET /park/contents/{name}. @throws ApiError, NetworkError. */
export async function readContent<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
  const load = async () => (await send<ShownContent<Name>>({ url: urls.content(name) })).data;
  return await untilAnswered(load, { pause, onWait: () => undefined });
}
