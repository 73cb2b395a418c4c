import { SaxesParser, type SaxesTagNS } from 'saxes';
import { brokenLogo, tooLargeLogo, unsafeLogo } from './logo-errors.ts';
import { safeAttributes } from './svg-attributes.ts';
import { type DrawnSize, drawnSize } from './svg-size.ts';
import { remarks, shapes } from './svg-vocabulary.ts';

const svgSpace = 'http://www.w3.org/2000/svg';
const mostSvgBytes = 200_000;
/** Limits within which browsers and our icon renderer stay fast. */
const most = { elements: 3000, depth: 24, cuts: 50 };

export interface SafeSvg extends DrawnSize {
  /** The whole drawing, rewritten. */
  svg: string;
}

/**
 * Rewrites an SVG with only shapes, gradients and clips. It drops metadata, and refuses scripts, external files
 * and multiplying references: no real logo needs those.
 * @throws UNSUPPORTED_MEDIA_TYPE (`extensions.found` names what), CONTENT_TOO_LARGE, INVALID_PAYLOAD
 */
export function safeSvg(text: string): SafeSvg {
  if (Buffer.byteLength(text) > mostSvgBytes) throw tooLargeLogo();
  const drawing = new Drawing();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw unsafeLogo('DOCTYPE');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw unsafeLogo(target);
  });
  parser.on('opentag', (tag) => drawing.open(tag));
  parser.on('closetag', () => drawing.close());
  parser.on('error', () => {
    throw brokenLogo();
  });
  parser.write(text).close();
  return drawing.finish();
}

class Drawing {
  readonly #written: string[] = [];
  /** The names of the open elements; null for dropped ones. */
  readonly #open: (string | null)[] = [];
  #elements = 0;
  #cuts = 0;
  #size: DrawnSize | null = null;

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > most.elements || this.#open.length > most.depth) throw tooLargeLogo();
    const name = this.#place(tag);
    if (name !== null && name !== 'svg') this.#write(name, tag);
    this.#open.push(name);
  }

  close(): void {
    const name = this.#open.pop();
    if (name && name !== 'svg') this.#written.push(`</${name}>`);
  }

  finish(): SafeSvg {
    if (!this.#size) throw brokenLogo();
    const { viewBox, width, height } = this.#size;
    const start = `<svg xmlns="${svgSpace}" viewBox="${viewBox}" width="${width}" height="${height}">`;
    return { svg: `${start}${this.#written.join('')}</svg>`, viewBox, width, height };
  }

  /** The name of the written element; null if it is dropped. */
  #place({ uri, local, name, attributes }: SaxesTagNS): string | null {
    if (this.#open.length === 0) {
      if (uri !== svgSpace || local !== 'svg') throw unsafeLogo(name);
      this.#size = drawnSize(attributes);
      safeAttributes(attributes);
      return 'svg';
    }
    // Drawing programs store their own data in the file, in their own namespaces.
    if (this.#open.at(-1) === null) return null;
    if (uri !== svgSpace ? !/xhtml|mathml/i.test(uri) && uri !== '' : remarks.has(local)) return null;
    if (uri !== svgSpace || !shapes.has(local)) throw unsafeLogo(name);
    return local;
  }

  #write(name: string, { attributes }: SaxesTagNS): void {
    const safe = safeAttributes(attributes);
    const isCut = safe.some(([key]) => key === 'clip-path' || key === 'mask');
    if (isCut) this.#cuts += 1;
    // Nested clips multiply: they would be drawn a thousand times.
    if (isCut && this.#open.some((above) => above === 'clipPath' || above === 'mask'))
      throw unsafeLogo('mask');
    if (isCut && (name === 'clipPath' || name === 'mask')) throw unsafeLogo('mask');
    if (this.#cuts > most.cuts) throw tooLargeLogo();
    const words = safe.map(([key, value]) => ` ${key}="${value}"`).join('');
    this.#written.push(`<${name}${words}>`);
  }
}
