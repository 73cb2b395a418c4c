import { accountCollection } from '@cablepark/contract/accounts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { readRow } from '../../../lib/http/rows.ts';

/** The accepted versions of terms and privacy policy; the server sends them only if requested by name. */
export function acceptedVersions(account: string) {
  return queryOptions({
    queryKey: ['own-account', account, 'accepted'],
    queryFn: ({ signal }) =>
      readRow(accountCollection, account, ['terms_version', 'privacy_version'], signal),
  });
}
