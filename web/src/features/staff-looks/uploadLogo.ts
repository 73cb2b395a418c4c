import { deskCalls } from '@cablepark/contract/desk-calls';
import { ApiError } from '../../lib/http/errors.ts';
import { requestBytes } from '../../lib/http/sendBlob.ts';

/** Types that POST /park/logos accepts. */
export const logoTypes = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg', 'image/avif'] as const;

export interface SentLogo {
  id: string;
  width: number;
  height: number;
}

const sendLogo = requestBytes(async (response) => {
  const answer: { data: SentLogo } = await response.json();
  return answer.data;
});

/** POST /park/logos (Admin). @throws ApiError UNSUPPORTED_MEDIA_TYPE, CONTENT_TOO_LARGE, INVALID_PAYLOAD; NetworkError */
export async function uploadLogo(file: File): Promise<SentLogo> {
  return (await sendLogo<SentLogo>({ method: 'POST', url: deskCalls.logos, body: file })).data;
}

/** The forbidden element or attribute of an SVG logo; null for other errors. */
export function foundInDrawing(error: Error): string | null {
  if (!(error instanceof ApiError) || error.extensions.reason !== 'drawing') return null;
  const { found } = error.extensions;
  return typeof found === 'string' ? found : '';
}
