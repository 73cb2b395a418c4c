import { Transformer } from '@napi-rs/image';
import { encodeQR } from 'qr';

/** Pixels of a module, and modules of the white border, which cameras need (ISO/IEC 18004). */
const modulePixels = 5;
const quietZone = 4;

/** A text as the picture of a QR code: a PNG. */
export async function drawCode(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const width = rows.length * modulePixels;
  const pixels = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / modulePixels)]?.[Math.floor(x / modulePixels)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return await Transformer.fromRgbaPixels(pixels, width, width).png();
}
