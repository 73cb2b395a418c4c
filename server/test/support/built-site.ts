import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshFolder } from './cleanup.ts';

/** Stands for the program that the web's build leaves: it tells what it was asked. */
const program = `
  let made = 0;
  export async function renderPage({ path, language, info, origin, template }) {
    made += 1;
    return template + [path, language, info.project.project_name, origin, made, info.shown, JSON.stringify(info.shownContent)].join('|');
  }
`;

/** What the web's build leaves. @returns its folder */
export async function builtSite(sheet: string): Promise<string> {
  const folder = join(await freshFolder(), 'dist');
  await mkdir(join(folder, 'site'), { recursive: true });
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static', 'site-1.css'), sheet);
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><head><link rel="stylesheet" crossorigin href="/static/site-1.css"></head><body><div id="root" data-language="pl">',
  );
  await writeFile(join(folder, 'site', 'files.json'), '{}');
  await writeFile(join(folder, 'site.webmanifest'), '{"lang":"pl","name":"Cable Park"}');
  for (const part of ['push-worker.js', 'site/offline-worker.js']) await writeFile(join(folder, part), '');
  await writeFile(join(folder, 'site', 'render.js'), program);
  await writeFile(join(folder, 'site', 'package.json'), '{"type":"module"}');
  return folder;
}
