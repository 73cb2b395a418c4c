import { dataBlock } from './head.ts';

const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
/** Of what only scripts show, and of the blurred hints of pictures (vite.config.ts names them). */
const laterStyle = /\s*<link rel="stylesheet"[^>]* href="(\/static\/later[^"]*)"[^>]*>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

interface AfterPaint {
  /** The screens, as a media query, on which the scripts are run only when the visitor touches the page. */
  waits: string;
  /** Those that are run even then. */
  atOnce: readonly string[];
  /** Where the scripts find what the park wrote for the page: the page itself says it in words. */
  content: string | null;
}

/**
 * Lets a page be painted before the rest is fetched: it would share a slow line with what the eye waits for. It is named in a data
 * block from which public/boot.js loads it after the first paint.
 */
export function restAfterPaint(document: string, { waits, atOnce, content }: AfterPaint): string {
  const styles: string[] = [];
  const fetch: string[] = [];
  const run: string[] = [];
  const still = document
    .replace(laterStyle, collectTo(styles))
    .replace(modulePreload, collectTo(fetch))
    .replace(moduleScript, collectTo(run));
  // Some pages have no byte to spare of those that a server sends unasked: boot.js knows what most pages say.
  const rest = {
    styles,
    content,
    fetch,
    run,
    ...(atOnce.length > 0 && { atOnce }),
    ...(waits !== 'all' && { waits }),
  };
  return still.replace('</body>', () => `${dataBlock('application/json', 'after-paint', rest)}\n</body>`);
}

function collectTo(files: string[]) {
  return (_tag: string, file: string) => {
    files.push(file);
    return '';
  };
}
