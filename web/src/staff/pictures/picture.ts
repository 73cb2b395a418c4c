import { ApiError } from '../../lib/http/errors.ts';
import { pictureMaxBytes, pictureTypes } from './files.ts';

export type PictureFault = 'type' | 'bytes' | 'pixels' | 'broken';

/** Checks before an upload; the server inspects the picture and may still refuse it. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'type';
  return file.size > pictureMaxBytes ? 'bytes' : null;
}

/** A picture that was not uploaded. */
export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.name = 'PictureRefused';
    this.fault = fault;
  }
}

/** Why a picture was refused, here or by the server; `null` for unrelated errors. */
export function pictureFaultOf(error: Error): PictureFault | null {
  if (error instanceof PictureRefused) return error.fault;
  if (!(error instanceof ApiError)) return null;
  if (error.status === 415) return 'type';
  if (error.status === 413) return error.extensions.reason === 'pixels' ? 'pixels' : 'bytes';
  return error.code === 'INVALID_PAYLOAD' ? 'broken' : null;
}
