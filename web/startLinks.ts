import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@cablepark/domain/time/display';
import type { Plugin } from 'vite';
import { type BuiltFiles, fileLinks } from './src/app/seo/fileLinks.ts';
import { startPaths, startPicture, startSources } from './src/app/seo/startPages.ts';

/**
 * Writes which files the start page links at each address, so that the browser fetches all of them at once instead of one script after the
 * other. The server puts them into the page (server/src/pages/start-page.ts).
 */
export function startLinks(): Plugin {
  return {
    name: 'start-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }) {
      const [manifest, template] = await Promise.all(
        ['site/files.json', 'index.html'].map((file) => readFile(join(dir, file), 'utf8')),
      );
      const files = JSON.parse(manifest ?? '') as BuiltFiles;
      const linksOf = (path: string, language: (typeof languages)[number]) => {
        const sources = startSources(path, language);
        const missing = sources.filter((source) => !files[source]);
        if (missing.length > 0) throw new Error(`${path} names what is not built: ${missing.join(', ')}.`);
        return `${fileLinks(files, sources, template ?? '')}\n${startPicture(path)}`;
      };
      const links = startPaths.map((path) => [
        path,
        Object.fromEntries(languages.map((language) => [language, linksOf(path, language)])),
      ]);
      await writeFile(join(dir, 'site', 'start-links.json'), JSON.stringify(Object.fromEntries(links)));
    },
  };
}
