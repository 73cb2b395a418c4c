import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { drawing, unpackingChunk, withPngChunk } from '../../../../test/support/pictures.ts';

const pictures = new URL('./index.ts', import.meta.url).href;
const picture = new URL('./picture.ts', import.meta.url).href;

/** Reads a picture from stdin and processes it for every use. It prints the peak memory growth in megabytes. */
const program = `
  import { buffer } from 'node:stream/consumers';
  import { makeFiles, makeLossless } from '${pictures}';
  import { makePicture } from '${picture}';
  const [honest, hostile] = (await buffer(process.stdin)).toString().split(' ').map((text) => Buffer.from(text, 'base64'));
  const makers = [makePicture, makeFiles, (bytes) => makeLossless(bytes, 512)];
  const most = () => process.resourceUsage().maxRSS / 1024;
  for (const make of makers) await make(honest);
  const before = most();
  for (const make of makers) await make(hostile);
  process.stdout.write(String(Math.round(most() - before)));
`;

test.each(['iCCP', 'zTXt', 'iTXt'] as const)(
  'A PNG with a %s of 400 MB is made anew, and nothing unpacks it',
  async (type) => {
    const honest = await drawing().png();
    const hostile = withPngChunk(honest, type, unpackingChunk(type, 400));
    const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    running.child.stdin?.end(`${honest.toString('base64')} ${hostile.toString('base64')}`);
    const { stdout } = await running;
    expect(Number(stdout)).toBeLessThan(100);
  },
);
