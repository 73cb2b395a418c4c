import type { OwnDataBody } from '@cablepark/contract/accounts/own-account';
import { requestBytes } from '../../../lib/http/sendBlob.ts';
import { urls } from '../../../lib/http/urls.ts';
import { readFileNamed, type SentFile } from '../../../lib/keptFile.ts';

const readFile = requestBytes(readFileNamed('data'));

/** POST /users/me/data. @throws ApiError 403 for another password, 429; NetworkError. */
export async function takeOwnData(body: OwnDataBody): Promise<SentFile> {
  return (await readFile<SentFile>({ method: 'POST', url: urls.ownData, body })).data;
}
