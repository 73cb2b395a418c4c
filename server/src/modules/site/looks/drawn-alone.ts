import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenLogo } from './logo-errors.ts';

/** The program is next to this file, both in the source and in the built server. */
const program = fileURLToPath(new URL(`./draw-alone${extname(import.meta.url)}`, import.meta.url));
const mostBytes = 16 * 1024 * 1024;

/** The time-outs of a drawing, in milliseconds: a drawing that meets the first always meets the second. */
export const drawingMs = { upload: 10_000, icon: 40_000 } as const;

/**
 * Draws an uploaded SVG in a child process with a time-out: the library blocks its thread,
 * for seconds with a small file of many transparent layers, and crashes on invalid numbers.
 * @returns a PNG that fits the size. @throws INVALID_PAYLOAD after the time-out or a crash
 */
export async function drawnAlone(
  svg: Buffer | string,
  { width, height }: { width: number; height: number },
  mostMs: number = drawingMs.icon,
): Promise<Buffer> {
  return await new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, String(width), String(height)],
      // An empty environment: a drawing that exploits the library must not see the server's settings.
      { encoding: 'buffer', env: {}, maxBuffer: mostBytes, timeout: mostMs, killSignal: 'SIGKILL' },
      (error, png) => (error ? reject(brokenLogo()) : resolve(png)),
    );
    // It may exit before it has read all input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(svg);
  });
}
