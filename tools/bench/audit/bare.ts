import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../../scripts/root.mjs';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="A heading that React brings to life.">
    <title>Bare React</title>
    <script type="module" src="/bare.js"></script>
  </head>
  <body><div id="root"><h1>Bare</h1></div></body>
</html>
`;

/** A page of the site's own React and nothing else, built as the site is, on a server of its own. */
export async function openBarePage(): Promise<{ url: string; close(): Promise<void> }> {
  const script = gzipSync(await buildScript());
  const server = createServer((request, response) => {
    if (request.url === '/bare.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
      response.end(script);
    } else {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function buildScript(): Promise<Buffer> {
  const outDir = join(root, '.cache', 'bare-page');
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(new URL('bare-page.ts', import.meta.url)),
        output: { entryFileNames: 'bare.js' },
      },
    },
  });
  const script = await readFile(join(outDir, 'bare.js'));
  await rm(outDir, { recursive: true });
  return script;
}
