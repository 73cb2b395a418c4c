import { dataBlock } from './head.ts';

const moduleScript = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
/** Style sheets of script-only parts and of the blurred picture hints (vite.config.ts names them). */
const laterStyle = /\s*<link rel="stylesheet"[^>]* href="(\/static\/later[^"]*)"[^>]*>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

interface AfterPaint {
  /** A media query: on these screens scripts wait for the first interaction. */
  waits: string;
  /** Scripts that load at once even there. */
  atOnce: readonly string[];
  /** Address of the park's content for the page; the HTML holds the text itself. */
  content: string | null;
}

/**
 * Delays scripts and other styles until after the first paint, so they don't compete with it on a slow line. A data block names them for
 * public/boot.js.
 */
export function restAfterPaint(document: string, { waits, atOnce, content }: AfterPaint): string {
  const styles: string[] = [];
  const fetch: string[] = [];
  const run: string[] = [];
  const still = document
    .replace(laterStyle, collectTo(styles))
    .replace(modulePreload, collectTo(fetch))
    .replace(moduleScript, collectTo(run));
  // Some pages nearly fill the server's first packets: boot.js has the defaults of most pages.
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
