import { buffer } from 'node:stream/consumers';
import { Transformer } from '@napi-rs/image';
import { fitting } from './fitting.ts';

/** A process of its own (`drawn-alone.ts`), quick to start for it needs nothing of the server: an SVG comes in, and leaves as a PNG that fits the size its arguments name. */
const [width = 0, height = 0] = process.argv.slice(2).map(Number);
const svg = await buffer(process.stdin);
process.stdout.write(await Transformer.fromSvg(svg).resize(fitting(width, height)).png());
