import { dataBlock } from './head.ts';

const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Lets a page be painted before its scripts are fetched: they would share a slow line with what the eye waits for. They stand
 * in a data block from which public/boot.js loads them after the first paint.
 * @param waits whether they are run only when the visitor touches the page
 * @param atOnce those that are run even then
 */
export function scriptsAfterPaint(document: string, waits: boolean, atOnce: readonly string[] = []): string {
  const fetch: string[] = [];
  const run: string[] = [];
  const still = document.replace(modulePreload, collectTo(fetch)).replace(moduleScript, collectTo(run));
  return still.replace(
    '</body>',
    () => `${dataBlock('application/json', 'page-scripts', { fetch, atOnce, run, waits })}\n</body>`,
  );
}

function collectTo(files: string[]) {
  return (_tag: string, file: string) => {
    files.push(file);
    return '';
  };
}
