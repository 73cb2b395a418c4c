import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encode, placeholder, shareCard } from './encode.ts';
import { icons } from './icon.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { PICTURES, SHARE } from './pictures.ts';
import { serve } from './serve.ts';
import { openStudio } from './studio/browser.ts';

const usage = `node tools/art/render.ts [--draft] [--frame wide|phone] [--passes n] [picture …]
  Takes the pictures (all of them without names; also: share, icon) and writes web/public/art and the web's manifest of them.
  --draft   few passes, PNG only, into art/.cache: to look at while building a scene
  --passes  passes to sum, 24 unless told; fewer are quicker and grainier in the shade`;

const here = dirname(fileURLToPath(import.meta.url));
const output = join(here, '../../web/public/art');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    frame: { type: 'string' },
    passes: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** What is made besides the pictures of the pages. */
const OTHERS = ['share', 'icon'];

const names = positionals.length > 0 ? positionals : [...Object.keys(PICTURES), ...OTHERS];
const unknown = names.filter((name) => !(name in PICTURES) && !OTHERS.includes(name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `No such picture: ${unknown.join(', ')}\n${usage}` : usage);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const passes = Number(values.passes ?? (values.draft ? 6 : 24));
const server = await serve();
const studio = await openStudio(server.url);
try {
  const manifest = await readManifest();
  for (const name of names) {
    if (name === 'icon') {
      console.log(`icon: ${await icons(output)} B in all`);
      continue;
    }
    if (name === 'share') {
      const png = await studio.take(SHARE.scene, SHARE.frame, { ...SHARE, passes });
      const bytes = await shareCard(png, join(output, 'share.jpg'));
      console.log(`share: ${bytes} B`);
      continue;
    }
    for (const print of PICTURES[name] ?? []) {
      if (values.frame && values.frame !== print.frame) continue;
      const begun = performance.now();
      const { width, height, frame } = print;
      const png = await studio.take(name, frame, { width, height, passes });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const file = frame === 'wide' ? name : `${name}-${frame}`;
      if (values.draft) {
        await mkdir(join(here, '.cache'), { recursive: true });
        await writeFile(join(here, '.cache', `${file}.png`), png);
        console.log(`${file}: draft in ${seconds} s`);
        continue;
      }
      const bytes = await encode(png, output, file, print);
      manifest[name] = {
        ...manifest[name],
        [frame]: { width, height, widths: [...print.widths], placeholder: await placeholder(png) },
      };
      await writeManifest(manifest);
      console.log(`${file}: ${bytes} B in all, ${seconds} s`);
    }
  }
} finally {
  await studio.close();
  server.close();
}
