/** Why there is no picture: no permission, no camera, another program uses it, or the scanner failed to load. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'failed';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function faultOf(error: unknown): CameraFault {
  return (error instanceof DOMException && faults[error.name]) || 'failed';
}

/** Opens the back camera, if any. Browsers allow it only over https. @throws DOMException (`faultOf`) */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator))
    throw new DOMException('This page gets no camera.', 'NotSupportedError');
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  return await navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
