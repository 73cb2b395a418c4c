import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brokenLogo } from './logo-errors.ts';

const program = fileURLToPath(new URL('./draw-alone.ts', import.meta.url));
const mostBytes = 16 * 1024 * 1024;

/** How long a drawing may take: one that is taken in the first is surely drawn in the second. */
export const drawingMs = { upload: 10_000, icon: 40_000 } as const;

/**
 * Draws somebody's SVG in a process of its own, which is ended when it takes too long: the library draws while the thread that
 * asks waits, seconds for a small file of many clear layers, and ends its process over numbers that it cannot take.
 * @returns a PNG that fits the size. @throws INVALID_PAYLOAD for what is not drawn in that time
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
      // Nothing of the server's settings is for whatever a drawing may make of the library.
      { encoding: 'buffer', env: {}, maxBuffer: mostBytes, timeout: mostMs, killSignal: 'SIGKILL' },
      (error, png) => (error ? reject(brokenLogo()) : resolve(png)),
    );
    // It may end before it has read all.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(svg);
  });
}
