import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import { PictureRefused, pictureFault, pictureFaultOf } from './picture.ts';

test.each([
  ['image/png', 1000, null],
  ['image/avif', 10 * 1024 * 1024, null],
  ['image/png', 10 * 1024 * 1024 + 1, 'bytes'],
  ['image/svg+xml', 1000, 'type'],
  ['', 1000, 'type'],
])('A file of type "%s" with %i bytes: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault);
});

test.each([
  [new PictureRefused('bytes'), 'bytes'],
  [new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', ''), 'type'],
  [new ApiError(413, 'CONTENT_TOO_LARGE', '', { reason: 'pixels' }), 'pixels'],
  [new ApiError(413, 'CONTENT_TOO_LARGE', '', { reason: 'bytes' }), 'bytes'],
  [new ApiError(400, 'INVALID_PAYLOAD', ''), 'broken'],
  [new ApiError(403, 'FORBIDDEN', ''), null],
  [new NetworkError(), null],
])('%s means %s', (error, fault) => {
  expect(pictureFaultOf(error)).toBe(fault);
});
