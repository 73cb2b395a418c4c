/** What reads QR codes off a picture: the browser's own `BarcodeDetector`, or the same made by us. */
export interface QrReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface ReaderClass {
  new (options: { formats: ['qr_code'] }): QrReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  // oxlint-disable-next-line vars-on-top, no-var -- so that `globalThis` has it
  var BarcodeDetector: ReaderClass | undefined;
}

/** The decoder is fetched only where the browser has none. */
export async function makeQrReader(): Promise<QrReader> {
  const Reader: ReaderClass = (await ownReader()) ?? (await import('qr/decode.js')).BarcodeDetector;
  return new Reader({ formats: ['qr_code'] });
}

/** Some browsers know the name and read no QR codes. */
async function ownReader(): Promise<ReaderClass | null> {
  const Own = globalThis.BarcodeDetector;
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => []);
  return Own && formats?.includes('qr_code') ? Own : null;
}
