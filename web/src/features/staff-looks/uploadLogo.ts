import { uploadLogoCall } from '@cablepark/contract/park/picture-calls';
import type { UploadedPicture } from '@cablepark/contract/park/pictures.schema';
import { ApiError } from '../../lib/http/errors.ts';
import { sendFile } from '../../lib/http/sendBlob.ts';

/** Types that POST /park/logos accepts. */
export const logoTypes = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg', 'image/avif'] as const;

/** POST /park/logos (Admin). @throws ApiError UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; NetworkError */
export function uploadLogo(file: File): Promise<UploadedPicture> {
  return sendFile(uploadLogoCall, file);
}

/** The forbidden element or attribute of an SVG logo; null for other errors. */
export function foundInDrawing(error: Error): string | null {
  if (!(error instanceof ApiError) || error.extensions.reason !== 'drawing') return null;
  const { found } = error.extensions;
  return typeof found === 'string' ? found : '';
}
