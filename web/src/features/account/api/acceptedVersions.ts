import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { toSearch } from '../../../lib/http/query.ts';
import { urls } from '../../../lib/http/urls.ts';
import type { Accepted } from '../../../park/AcceptedVersions.tsx';

/** The accepted versions of terms and privacy policy; the server sends them only if requested by name. */
export function acceptedVersions(account: string) {
  const search = toSearch({ fields: ['terms_version', 'privacy_version'] });
  return queryOptions({
    queryKey: ['own-account', account, 'accepted'],
    queryFn: async ({ signal }) =>
      (await request<Accepted>({ url: `${urls.user(account)}${search}`, signal })).data,
  });
}
