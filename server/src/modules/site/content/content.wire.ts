import type { ContentVersionRow } from '@cablepark/contract/park/contents.schema';
import type { listVersions } from './content.store.ts';

type Listed = Awaited<ReturnType<typeof listVersions>>[number];

export function writeVersionRow({
  version,
  created_at,
  id,
  first_name,
  last_name,
}: Listed): ContentVersionRow {
  return {
    version,
    date_created: new Date(created_at).toISOString(),
    user_created: id === null ? null : { id, first_name, last_name },
  };
}
