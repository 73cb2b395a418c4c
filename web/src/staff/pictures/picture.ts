import { ApiError } from '../../lib/http/errors.ts';
import { pictureMaxBytes, pictureTypes } from './files.ts';

export type PictureFault = 'type' | 'bytes' | 'pixels' | 'broken';

/** What can be told before a picture travels; the server looks into it and may still refuse. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'type';
  return file.size > pictureMaxBytes ? 'bytes' : null;
}

/** A picture that was not even sent. */
export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.name = 'PictureRefused';
    this.fault = fault;
  }
}

/** Why a picture was refused, here or by the server; `null` for failures that say nothing of the picture. */
export function pictureFaultOf(error: Error): PictureFault | null {
  if (error instanceof PictureRefused) return error.fault;
  if (!(error instanceof ApiError)) return null;
  if (error.status === 415) return 'type';
  if (error.status === 413) return error.extensions.reason === 'pixels' ? 'pixels' : 'bytes';
  return error.code === 'INVALID_PAYLOAD' ? 'broken' : null;
}
