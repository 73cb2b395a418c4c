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
  const literal = text.slice(start + opening.length, text.lastIndexOf(closing));
  const json = literal
    .replace(/([{,]\s*)(\w+):/g, '$1"$2":')
    .replaceAll("'", '"')
    .replace(/,(\s*[}\]])/g, '$1');
  return JSON.parse(json) as Record<string, Frames<Value>>;
}

/** Writes the web's lists of pictures, in the form that the formatter would give them. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const names = Object.keys(PICTURES).filter((name) => manifest[name]?.wide);
  const shapes = names.flatMap((name) => {
    const { wide, phone } = manifest[name] ?? {};
    if (!phone) return [`  ${keyOf(name)}: { wide: ${shapeOf(wide)} },`];
    return [`  ${keyOf(name)}: {`, `    wide: ${shapeOf(wide)},`, `    phone: ${shapeOf(phone)},`, '  },'];
  });
  const hints = names.flatMap((name) => [
    `  ${keyOf(name)}: {`,
    `    wide: '${manifest[name]?.wide?.placeholder}',`,
    ...(manifest[name]?.phone ? ['    phone:', `      '${manifest[name].phone.placeholder}',`] : []),
    '  },',
  ]);
  const type = 'export type PictureName = keyof typeof PICTURES;';
  await writeFile(
    shapesFile,
    `${shapesHead}${shapesOpening}{\n${shapes.join('\n')}\n}${closing};\n\n${type}\n`,
  );
  const satisfied = ' satisfies Record<PictureName, PictureHints>;\n';
  await writeFile(hintsFile, `${hintsHead}${hintsOpening}{\n${hints.join('\n')}\n}${closing}${satisfied}`);
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

function shapeOf(frame: Frame | undefined): string {
  if (!frame) return '{}';
  return `{ width: ${frame.width}, height: ${frame.height}, widths: [${frame.widths.join(', ')}] }`;
}
