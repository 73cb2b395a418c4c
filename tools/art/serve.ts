import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const three = join(dirname(fileURLToPath(import.meta.resolve('three'))), '..');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/** Serves this folder and three.js on a free local port; TypeScript goes out with its types stripped, so there is no build. */
export async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    void script(path).then(({ status, type, text }) =>
      response.writeHead(status, { 'content-type': type }).end(text),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function script(path: string): Promise<{ status: number; type: string; text: string }> {
  const file = path.startsWith('/three/') ? join(three, path.slice('/three/'.length)) : join(here, path);
  const kind = extname(file);
  const type = TYPES[kind];
  const text = type && (await readFile(file, 'utf8').catch(() => undefined));
  if (!type || text === undefined) return { status: 404, type: 'text/plain', text: `Not here: ${path}` };
  return { status: 200, type, text: kind === '.ts' ? stripTypeScriptTypes(text) : text };
}
