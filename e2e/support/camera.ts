import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { encodeQR } from 'qr';

const [width, height] = [640, 480];
const modulePixels = 9;
const [grey, dark, light] = [120, 20, 235];

/** A browser with a camera that sees this QR code on a grey table. */
export interface CameraBrowser {
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * @param launch what the other browsers of these tests are started with
 * @param isAllowed what its user answers to whoever asks for the camera: a browser without windows asks nobody
 */
export async function openCameraBrowser(
  text: string,
  launch: { executablePath?: string; args?: readonly string[] },
  { isAllowed }: { isAllowed: boolean },
): Promise<CameraBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-camera-'));
  const film = join(folder, 'film.y4m');
  await writeFile(film, filmOf(text));
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Two frames of the same picture as YUV4MPEG2, which the browser shows over and over. */
function filmOf(text: string): Buffer {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    picture(text),
    Buffer.alloc((width * height) / 2, 128),
  ]);
  const head = `YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), frame, frame]);
}

/** How bright each pixel is. */
function picture(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * modulePixels;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const row = modules[Math.floor((Math.floor(at / width) - top) / modulePixels)];
      const isDark = row?.[Math.floor(((at % width) - left) / modulePixels)];
      if (isDark === undefined) return grey;
      return isDark ? dark : light;
    }),
  );
}
