import { readFile, writeFile } from 'node:fs/promises';
import { PICTURES } from './pictures.ts';

interface Frame {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

type Frames<Value> = { wide?: Value; phone?: Value };

export type Manifest = Record<string, Frames<Frame>>;

const folder = new URL('../../web/src/pictures/', import.meta.url);
const shapesFile = new URL('manifest.ts', folder);
const hintsFile = new URL('placeholderImages.ts', folder);
const shapesOpening = 'export const PICTURES = ';
const hintsOpening = 'export const placeholderImages = ';
const closing = ' as const';

const shapesHead = `/**
 * Made by tools/art/render.ts; change the pictures there. Files lie in /art as \`{name}-{width}.avif\` and \`.webp\`, those for
 * tall phones as \`{name}-phone-{width}\`.
 */
`;
const hintsHead = `import type { PictureHints } from './hints.ts';
import type { PictureName } from './manifest.ts';

/**
 * Made by tools/art/render.ts: for each picture one of a few pixels, to be stretched and blurred while the real one loads. The browser's
 * scripts do not import them: the build writes them into style sheets (web/placeholders.ts).
 */
`;

/** What the last run wrote, so that one picture can be taken again without the others. */
export async function readManifest(): Promise<Manifest> {
  const shapes = await readLiteral<Omit<Frame, 'placeholder'>>(shapesFile, shapesOpening);
  const hints = await readLiteral<string>(hintsFile, hintsOpening);
  const joined = (name: string, frame: keyof Frames<unknown>): Frames<Frame> => {
    const [shape, placeholder] = [shapes[name]?.[frame], hints[name]?.[frame]];
    return shape && placeholder !== undefined ? { [frame]: { ...shape, placeholder } } : {};
  };
  return Object.fromEntries(
    Object.keys(shapes).map((name) => [name, { ...joined(name, 'wide'), ...joined(name, 'phone') }]),
  );
}

async function readLiteral<Value>(file: URL, opening: string): Promise<Record<string, Frames<Value>>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const start = text.indexOf(opening);
  if (start < 0) return {};
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = ([^;]*) as const;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const literal = text
    .slice(start + opening.length, text.lastIndexOf(closing))
    .replace(/: (shape\d+),/g, (_all, name: string) => `: ${constants.get(name)},`);
  const json = literal
    .replace(/([{,]\s*)(\w+):/g, '$1"$2":')
    .replaceAll("'", '"')
    .replace(/,(\s*[}\]])/g, '$1');
  return JSON.parse(json) as Record<string, Frames<Value>>;
}

/** Writes the web's lists of pictures, in the form that the formatter would give them. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const names = Object.keys(PICTURES).filter((name) => manifest[name]?.wide);
  // Many pictures share a shape: named once, they cost the home page 41 bytes less.
  const shapes = [...new Set(names.map((name) => shapesOf(manifest[name])))];
  const constants = shapes.map((shape, index) => `const shape${index} = ${shape} as const;`);
  const entries = names.map((name) => `  ${keyOf(name)}: shape${shapes.indexOf(shapesOf(manifest[name]))},`);
  const hints = names.flatMap((name) => [
    `  ${keyOf(name)}: {`,
    `    wide: '${manifest[name]?.wide?.placeholder}',`,
    ...(manifest[name]?.phone ? ['    phone:', `      '${manifest[name].phone.placeholder}',`] : []),
    '  },',
  ]);
  const type = 'export type PictureName = keyof typeof PICTURES;';
  const list = `${shapesOpening}{\n${entries.join('\n')}\n}${closing};`;
  await writeFile(shapesFile, `${constants.join('\n')}\n\n${shapesHead}${list}\n\n${type}\n`);
  const satisfied = ' satisfies Record<PictureName, PictureHints>;\n';
  await writeFile(hintsFile, `${hintsHead}${hintsOpening}{\n${hints.join('\n')}\n}${closing}${satisfied}`);
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function shapesOf({ wide, phone }: Frames<Frame> = {}): string {
  if (!wide) return '{}';
  if (!phone) return `{ wide: ${shapeOf(wide)} }`;
  return `{\n  wide: ${shapeOf(wide)},\n  phone: ${shapeOf(phone)},\n}`;
}

function shapeOf({ width, height, widths }: Frame): string {
  return `{ width: ${width}, height: ${height}, widths: [${widths.join(', ')}] }`;
}
