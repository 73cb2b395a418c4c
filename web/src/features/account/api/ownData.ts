import { takeOwnDataCall } from '@cablepark/contract/accounts/own-data';
import type { OwnDataBody } from '@cablepark/contract/accounts/own-data.schema';
import { callForFile } from '../../../lib/http/sendBlob.ts';
import { readFileNamed, type SentFile } from '../../../lib/keptFile.ts';

/** POST /users/me/data. @throws ApiError 403 for another password, 429; NetworkError. */
export function takeOwnData(body: OwnDataBody): Promise<SentFile> {
  return callForFile(takeOwnDataCall, readFileNamed('data'), { body });
}
