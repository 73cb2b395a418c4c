/** Why there is no picture: nobody allowed it, there is no camera, something else has it, or the scanner did not load. */
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

/** The camera at the back, where there is one. Browsers give it to pages over https alone. @throws DOMException (`faultOf`) */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator))
    throw new DOMException('This page gets no camera.', 'NotSupportedError');
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  return await navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
