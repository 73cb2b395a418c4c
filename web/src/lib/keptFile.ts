/** A file from the server, with its name. */
export interface SentFile {
  blob: Blob;
  fileName: string;
}

/** For `requestBytes`. @param fallbackName the name of a file without one */
export function readFileNamed(fallbackName: string) {
  return async (response: Response): Promise<SentFile> => ({
    blob: await response.blob(),
    fileName:
      /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? fallbackName,
  });
}

/** Downloads the file. */
export function keepFile({ blob, fileName }: SentFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
