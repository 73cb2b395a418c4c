/** Reads QR codes from a picture: the browser's own `BarcodeDetector`, or our equivalent. */
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

/** Loads the decoder only if the browser has none. */
export async function makeQrReader(): Promise<QrReader> {
  const Reader: ReaderClass = (await ownReader()) ?? (await import('qr/decode.js')).BarcodeDetector;
  return new Reader({ formats: ['qr_code'] });
}

/** Some browsers have the class but cannot read QR codes. */
async function ownReader(): Promise<ReaderClass | null> {
  const Own = globalThis.BarcodeDetector;
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => []);
  return Own && formats?.includes('qr_code') ? Own : null;
}
