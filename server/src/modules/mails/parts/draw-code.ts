import { ResizeFilterType, Transformer } from '@napi-rs/image';
import { encodeQR } from 'qr';

/** Pixels of a module, and modules of the white border, which cameras need (ISO/IEC 18004). */
const modulePixels = 5;
const quietZone = 4;
const [black, white] = [0xff_00_00_00, 0xff_ff_ff_ff];

/** Renders a text as a QR code (PNG). It is enlarged outside the event loop, because many mails may be due at once. */
export async function drawCode(text: string): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const pixels = Uint32Array.from(modules.flat(), (isDark) => (isDark ? black : white));
  const size = modules.length;
  const width = size * modulePixels;
  return await Transformer.fromRgbaPixels(new Uint8Array(pixels.buffer), size, size)
    .resize({ width, height: width, filter: ResizeFilterType.Nearest })
    .png();
}
