import type { OwnDataBody } from '@cablepark/contract/own-account';
import { requestBytes } from '../../../lib/http/sendBlob.ts';
import { urls } from '../../../lib/http/urls.ts';

export interface OwnDataFile {
  blob: Blob;
  fileName: string;
}

const readFile = requestBytes(
  async (response): Promise<OwnDataFile> => ({
    blob: await response.blob(),
    fileName: /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'data',
  }),
);

/** POST /users/me/data. @throws ApiError 403 for another password, 429; NetworkError. */
export async function takeOwnData(body: OwnDataBody): Promise<OwnDataFile> {
  return (await readFile<OwnDataFile>({ method: 'POST', url: urls.ownData, body })).data;
}
