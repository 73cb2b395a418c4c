import { buffer } from 'node:stream/consumers';
import { Transformer } from '@napi-rs/image';
import { fitting } from './fitting.ts';

/**
 * The program of a child process (`drawn-alone.ts`), without the server's imports so that it starts fast. It reads an SVG from stdin and writes a PNG
 * that fits the size in its arguments.
 */
const [width = 0, height = 0] = process.argv.slice(2).map(Number);
const svg = await buffer(process.stdin);
process.stdout.write(await Transformer.fromSvg(svg).resize(fitting(width, height)).png());
