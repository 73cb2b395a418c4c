import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraFault, closeCamera, faultOf, openCamera } from './camera.ts';
import { makeQrReader, type QrReader } from './qrReader.ts';

/** The interval between two scans (ms): keeps a phone cool without a noticeable delay. */
const restMs = 120;

export type ScanState = 'starting' | 'looking' | CameraFault;

interface Scanner {
  video: RefObject<HTMLVideoElement | null>;
  state: ScanState;
  /** Whether the last code was none of those that are looked for. */
  isOther: boolean;
}

/** Finds a code in a scanned text; null where it is another kind of code. */
export type CodeIn = (text: string) => string | null;

/** Scans the camera for a code. Turns the camera off at the end, or when the page closes or is hidden. */
export function useScanner(codeIn: CodeIn, onCode: (code: string) => void, onHidden: () => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>('starting');
  const [isOther, setOther] = useState(false);
  const handleCode = useEffectEvent((text: string) => {
    const code = codeIn(text);
    if (code === null) setOther(true);
    else onCode(code);
    return code !== null;
  });
  const hide = useEffectEvent(onHidden);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const scan = async () => {
      const reader = await makeQrReader();
      const stream = await openCamera();
      if (signal.aborted || !video.current) return closeCamera(stream);
      signal.addEventListener('abort', () => closeCamera(stream));
      video.current.srcObject = stream;
      await video.current.play();
      setState('looking');
      return await look(video.current, reader, signal, handleCode);
    };
    scan().catch((error: unknown) => {
      ending.abort();
      setState(faultOf(error));
    });
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => ending.abort();
  }, []);
  return { video, state, isOther };
}

async function look(
  video: HTMLVideoElement,
  reader: QrReader,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  while (!signal.aborted) {
    const [code] = video.readyState < video.HAVE_CURRENT_DATA ? [] : await reader.detect(video);
    if (code && !signal.aborted && onText(code.rawValue)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, restMs);
    });
  }
}
