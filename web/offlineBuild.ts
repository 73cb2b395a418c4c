import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { layerOrder } from './src/theme/layers.ts';

const here = import.meta.dirname;
const pageSource = join(here, 'offline/page.html');
const workerSource = join(here, 'offline/worker.js');
const entry = join(here, 'src/app/offline/offline.ts');
/** The two typefaces, cut to Polish and English. */
const heldFont = /-(?:basic|polish)-[^/]*\.woff2$/;
const temporal = /\/temporal-[^/]*\.js$/;

type Output = Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>['output'][number];

/** Names and oldest browsers, as those of the site. */
interface OfflineOptions {
  entryFileNames: string;
  assetFileNames: string;
  target: string[];
}

/**
 * Builds the offline page and the worker that holds it (docs/decisions/118). It shares no file with the site but typefaces, so that no change of
 * the one moves the other; and its HTML has a hash in its name, too: a worker never holds a page of one build with scripts of another.
 */
export function offlineBuild(options: OfflineOptions): Plugin {
  return {
    name: 'offline-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }) {
      const output = await buildPage(options);
      const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
      if (!script || !style) throw new Error('The offline page has no script or no style.');
      const template = await readFile(pageSource, 'utf8');
      const html = template.replace('{script}', `/${script}`).replace('{style}', `/${style}`);
      const page = `static/offline-${hashOf(html)}.html`;
      await Promise.all([
        writeFile(join(dir, page), html),
        ...output.map((file) => writeFile(join(dir, file.fileName), contentOf(file))),
      ]);
      const addresses = output.map(({ fileName }) => `/${fileName}`);
      const held = {
        page: `/${page}`,
        files: addresses.filter(
          (file) => heldFont.test(file) || !(file.endsWith('.woff2') || temporal.test(file)),
        ),
        temporal: addresses.filter((file) => temporal.test(file)),
      };
      const name = `offline-${hashOf(JSON.stringify(held))}`;
      const worker = await readFile(workerSource, 'utf8');
      await writeFile(
        join(dir, 'site', 'offline-worker.js'),
        `${worker}\nholdOffline(${JSON.stringify({ name, ...held })});\n`,
      );
      await writeFile(
        join(dir, 'site', 'withdrawn-worker.js'),
        await readFile(join(here, 'offline/withdrawn.js')),
      );
    },
  };
}

async function buildPage({ target, ...fileNames }: OfflineOptions): Promise<readonly Output[]> {
  const result = await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [layersFirst()],
    build: {
      write: false,
      target,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { offline: entry },
        output: {
          ...fileNames,
          chunkFileNames: fileNames.entryFileNames,
          format: 'es',
          codeSplitting: { groups: [{ name: 'temporal', test: /node_modules\/temporal-/ }] },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('The offline page was not built.');
  return result.output;
}

function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code) => ({ code: `${layerOrder}\n${code}`, map: null }),
    },
  };
}

function contentOf(file: Output): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
