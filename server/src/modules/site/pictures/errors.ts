import { ParkError } from '@cablepark/domain/errors';

/** Errors of a refused upload; `extensions.reason` is a short code. */

export function notAPicture(): ParkError {
  const message = 'Send a JPEG, PNG, WebP or AVIF picture.';
  return new ParkError('UNSUPPORTED_MEDIA_TYPE', { message, extensions: { reason: 'type' } });
}

export function movingPicture(): ParkError {
  const message = 'Send a picture that does not move.';
  return new ParkError('UNSUPPORTED_MEDIA_TYPE', { message, extensions: { reason: 'moving' } });
}

/** A polyglot file: a picture to one program and something else to another. */
export function notOnlyAPicture(): ParkError {
  const message = 'The picture carries something that is no picture.';
  return new ParkError('UNSUPPORTED_MEDIA_TYPE', { message, extensions: { reason: 'mixed' } });
}

export function tooManyPixels(most: number): ParkError {
  const message = `The picture is too large: of this kind at most ${most / 1_000_000} megapixels.`;
  return new ParkError('CONTENT_TOO_LARGE', { message, extensions: { reason: 'pixels' } });
}

export function brokenPicture(): ParkError {
  const message = 'The picture is damaged or cut off.';
  return new ParkError('INVALID_PAYLOAD', { message, extensions: { reason: 'broken' } });
}
