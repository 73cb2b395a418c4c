import { readFile, writeFile } from 'node:fs/promises';
import { PICTURES } from './pictures.ts';

interface Frame {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export type Manifest = Record<string, { wide?: Frame; phone?: Frame }>;

const file = new URL('../../web/src/pictures/manifest.ts', import.meta.url);
const OPENING = 'export const PICTURES = ';
const CLOSING = ' as const;\n';

const HEAD = `/**
 * Made by tools/art/render.ts; change the pictures there. Files lie in /art as \`{name}-{width}.avif\` and \`.webp\`, those for
 * tall phones as \`{name}-phone-{width}\`. \`placeholder\` is a picture of a few pixels, to be stretched and blurred
 * while the real one loads.
 */
`;

/** What the last run wrote, so that one picture can be taken again without the others. */
export async function readManifest(): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const start = text.indexOf(OPENING);
  if (start < 0) return {};
  const literal = text.slice(start + OPENING.length, text.lastIndexOf(CLOSING.trimEnd()));
  const json = literal
    .replace(/^(\s*)([\w]+):/gm, '$1"$2":')
    .replaceAll("'", '"')
    .replace(/,(\s*[}\]])/g, '$1');
  return JSON.parse(json) as Manifest;
}

/** Writes the web's list of pictures, in the form that the formatter would give it. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const lines = Object.keys(PICTURES).flatMap((name) => {
    const { wide, phone } = manifest[name] ?? {};
    if (!wide) return [];
    return [`  ${key(name)}: {`, ...frame('wide', wide), ...(phone ? frame('phone', phone) : []), '  },'];
  });
  const text = `${HEAD}${OPENING}{\n${lines.join('\n')}\n}${CLOSING}\nexport type PictureName = keyof typeof PICTURES;\n`;
  await writeFile(file, text);
}

function frame(name: string, { width, height, widths, placeholder }: Frame): string[] {
  return [
    `    ${name}: {`,
    `      width: ${width},`,
    `      height: ${height},`,
    `      widths: [${widths.join(', ')}],`,
    '      placeholder:',
    `        '${placeholder}',`,
    '    },',
  ];
}
