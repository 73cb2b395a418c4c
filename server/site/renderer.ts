import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@cablepark/domain/display';
import type { serverInfo } from '../system/server-info.ts';

/** The park's data as a page is made with it. */
export type Info = Awaited<ReturnType<typeof serverInfo>>;

/** What the web's build leaves for the server: web/src/seo/render.tsx. */
interface RenderProgram {
  publicPaths: readonly string[];
  renderPage: (request: {
    path: string;
    language: Language;
    info: Info;
    origin: string;
    template: string;
    files: object;
  }) => Promise<string>;
}

export interface Renderer {
  publicPaths: readonly string[];
  /** @returns a whole HTML document */
  render: (path: string, language: Language, info: Info, origin: string) => Promise<string>;
}

/** The renderer of the built site; null where the site is not built. */
export async function openRenderer(folder: string): Promise<Renderer | null> {
  let template: string;
  let files: object;
  try {
    template = await readFile(join(folder, 'index.html'), 'utf8');
    files = JSON.parse(await readFile(join(folder, 'site', 'files.json'), 'utf8')) as object;
  } catch {
    return null;
  }
  const url = pathToFileURL(join(folder, 'site', 'render.js')).href;
  const { publicPaths, renderPage } = (await import(url)) as RenderProgram;
  return {
    publicPaths,
    render: (path, language, info, origin) => renderPage({ path, language, info, origin, template, files }),
  };
}
