import { uploadPictureCall } from '@cablepark/contract/park/picture-calls';
import { sendFile } from '../../lib/http/sendBlob.ts';

/** Types that POST /files accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const pictureMaxBytes = 10 * 1024 * 1024;

/**
 * POST /files: the server resizes the picture and strips its metadata. @returns its id.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE (415), CONTENT_TOO_LARGE (413), INVALID_PAYLOAD (broken); NetworkError.
 */
export async function uploadPicture(file: File): Promise<string> {
  return (await sendFile(uploadPictureCall, file)).id;
}
