/** A file that the server has sent, with the name that it gave it. */
export interface SentFile {
  blob: Blob;
  fileName: string;
}

/** For `requestBytes`. @param unnamed what to call a file without a name */
export function readFileNamed(unnamed: string) {
  return async (response: Response): Promise<SentFile> => ({
    blob: await response.blob(),
    fileName: /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? unnamed,
  });
}

/** Into the browser's downloads. */
export function keepFile({ blob, fileName }: SentFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
