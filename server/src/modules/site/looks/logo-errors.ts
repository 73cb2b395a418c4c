import { ParkError } from '@cablepark/domain/errors';

/** Errors of a refused logo; `extensions.reason` is a short code. */

/** @param part the element or attribute that no logo needs */
export function unsafeLogo(part: string): ParkError {
  const name = part.slice(0, 40);
  const message = `A logo is drawn with shapes alone: this one has "${name}".`;
  return new ParkError('UNSUPPORTED_MEDIA_TYPE', { message, extensions: { reason: 'drawing', found: name } });
}

export function brokenLogo(): ParkError {
  const message = 'The drawing is damaged, or has no size of a logo.';
  return new ParkError('INVALID_PAYLOAD', { message, extensions: { reason: 'broken' } });
}

export function tooLargeLogo(): ParkError {
  const message = 'The drawing is too large for a logo.';
  return new ParkError('CONTENT_TOO_LARGE', { message, extensions: { reason: 'drawing' } });
}

/** The body was empty, or JSON. */
export function missingLogo(): ParkError {
  const message = 'The body has to be the logo itself.';
  return new ParkError('UNSUPPORTED_MEDIA_TYPE', { message, extensions: { reason: 'missing' } });
}
